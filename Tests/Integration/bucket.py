"""An S3 server of the test's own: moto's, which checks who signs what."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import boto3
from botocore.exceptions import ClientError

from aiohttp import web

REGION = "eu-north-1"
# What is asked before anybody has a key.
FREE = 6


class ObjectStore:
    """A server with one bucket, a key that may do everything in it, and one that may do nothing."""

    def __init__(self, bucket: str = "turnout") -> None:
        with socket.socket() as listening:
            listening.bind(("127.0.0.1", 0))
            self.port = listening.getsockname()[1]
        self.bucket = bucket
        self.process: subprocess.Popen[bytes] | None = None
        self.key, self.secret, self.other = "", "", ("", "")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self.port)],
            env={**os.environ, "INITIAL_NO_AUTH_ACTION_COUNT": str(FREE)},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
        end = time.monotonic() + 60
        while True:
            with socket.socket() as trying:
                if trying.connect_ex(("127.0.0.1", self.port)) == 0:
                    break
            assert time.monotonic() < end and self.process.poll() is None, "moto's server did not start"
            time.sleep(0.1)
        if not self.key:
            self._furnish()

    def _furnish(self) -> None:
        people = self._client("iam", "nobody", "nothing")
        people.create_user(UserName="house")
        key = people.create_access_key(UserName="house")["AccessKey"]
        allowed = [{"Effect": "Allow", "Action": "s3:*", "Resource": "*"}]
        policy = json.dumps({"Version": "2012-10-17", "Statement": allowed})
        people.put_user_policy(UserName="house", PolicyName="all", PolicyDocument=policy)
        people.create_user(UserName="guest")
        guest = people.create_access_key(UserName="guest")["AccessKey"]
        self.key, self.secret = key["AccessKeyId"], key["SecretAccessKey"]
        self.other = guest["AccessKeyId"], guest["SecretAccessKey"]
        self.objects.create_bucket(Bucket=self.bucket, CreateBucketConfiguration={"LocationConstraint": REGION})

    def _client(self, service: str, key: str, secret: str) -> Any:
        return boto3.client(
            service, endpoint_url=self.url, region_name=REGION, aws_access_key_id=key, aws_secret_access_key=secret)  # fmt: skip

    @property
    def objects(self) -> Any:
        return self._client("s3", self.key, self.secret)

    def settings(self, prefix: str = "north/2026") -> dict[str, str]:
        return {
            "TURNOUT_PHOTOS": f"s3:{self.url}/{self.bucket}/{prefix}",
            "TURNOUT_S3_KEY": self.key,
            "TURNOUT_S3_SECRET": self.secret,
            "TURNOUT_S3_REGION": REGION,
        }

    def names(self) -> set[str]:
        found = self.objects.list_objects_v2(Bucket=self.bucket)
        return {one["Key"] for one in found.get("Contents", [])}

    def bytes(self, name: str) -> bytes:
        return self.objects.get_object(Bucket=self.bucket, Key=name)["Body"].read()

    def put(self, name: str, content: bytes) -> None:
        self.objects.put_object(Bucket=self.bucket, Key=name, Body=content)

    def is_there(self, name: str) -> bool:
        try:
            self.objects.head_object(Bucket=self.bucket, Key=name)
        except ClientError:
            return False
        return True

    def pause(self) -> None:
        assert self.process is not None
        self.process.send_signal(19)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(18)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Page:
    """A web server that is no object store."""

    def __init__(self, answer: Callable[[web.Request], web.Response]) -> None:
        self.answer = answer

    async def __aenter__(self) -> str:
        async def say(request: web.Request) -> web.Response:
            return self.answer(request)

        app = web.Application()
        app.router.add_route("*", "/{rest:.*}", say)
        self.runner = web.AppRunner(app)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        return f"http://127.0.0.1:{self.runner.addresses[0][1]}"

    async def __aexit__(self, *_: object) -> None:
        await self.runner.cleanup()
