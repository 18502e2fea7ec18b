// Writes a picture like a photograph as PPM: soft light, textures of several sizes, edges, and sensor grain.
// The same numbers give the same bytes everywhere.
//
//     scene WIDTH HEIGHT GRAIN > picture.ppm
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint32_t hash(uint32_t x, uint32_t y, uint32_t z) {
    uint32_t value = x * 0x9E3779B1u ^ y * 0x85EBCA77u ^ z * 0xC2B2AE3Du;
    value = (value ^ (value >> 15)) * 0x2C1B3C6Du;
    value = (value ^ (value >> 12)) * 0x297A2D39u;
    return value ^ (value >> 15);
}

// -128...127 at every crossing of a grid of `size` pixels, smooth in between; 8 bits of fraction.
static int texture(int x, int y, int size, int layer) {
    int column = x / size, row = y / size;
    int u = (x % size) * 256 / size, v = (y % size) * 256 / size;
    u = u * u / 256 * (768 - 2 * u) / 256;
    v = v * v / 256 * (768 - 2 * v) / 256;
    int corners[4];
    for (int i = 0; i < 4; i++) {
        uint32_t at = hash((uint32_t)(column + i % 2), (uint32_t)(row + i / 2), (uint32_t)layer);
        corners[i] = (int)(at & 255) - 128;
    }
    int top = corners[0] * (256 - u) + corners[1] * u;
    int bottom = corners[2] * (256 - u) + corners[3] * u;
    return (top * (256 - v) + bottom * v) / 256;
}

static int shade(int x, int y, int channel, int unit, int grain) {
    int light = texture(x, y, 40 * unit, 1) + texture(x, y, 11 * unit, 2) / 2;
    light += texture(x, y, 3 * unit, 3) / 4;
    int colour = texture(x, y, 20 * unit, 10 + channel) / 3 + texture(x, y, 5 * unit, 20 + channel) / 8;
    int fine = texture(x, y, 6, 4) / 10 + texture(x, y, 3, 5) / 14;
    int leaf = texture(x, y, 7 * unit, 6) > 6000 ? 9000 : 0;
    int noise = (int)(hash((uint32_t)x, (uint32_t)y, 30u + (uint32_t)channel) & 255) - 128;
    int value = 120 + (light + colour + fine + leaf) / 256 + noise * grain / 1024;
    return value < 0 ? 0 : value > 255 ? 255 : value;
}

int main(int argc, char **argv) {
    if (argc != 4) return 64;
    int width = atoi(argv[1]), height = atoi(argv[2]), grain = atoi(argv[3]);
    uint8_t *row = malloc((size_t)width * 3);
    if (row == NULL) return 70;
    printf("P6\n%d %d\n255\n", width, height);
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            for (int c = 0; c < 3; c++) row[3 * x + c] = (uint8_t)shade(x, y, c, width / 100, grain);
        }
        fwrite(row, 3, (size_t)width, stdout);
    }
    free(row);
    return 0;
}
