extension Migrations {
    /// What the public site is made of: which reports are public versions, on which pages they stand, how many there are of
    /// what, which files say so, and which reports have changed since.
    ///
    /// - `names`: the counts that a version moved, one a line, so that they can be moved back when nothing else of it is left;
    ///   empty for one that the team took back.
    /// - `public_pages.page`: given when a version comes onto a list and kept, so that a full page stays as it is.
    /// - `public_files.number`: of the step that last touched the file; odd ones take something away.
    static let site = """
        CREATE TABLE public_entries (
            sequence INTEGER PRIMARY KEY AUTOINCREMENT, report INTEGER NOT NULL UNIQUE, token TEXT NOT NULL UNIQUE,
            names TEXT NOT NULL, day TEXT, part INTEGER, published INTEGER NOT NULL, corrected INTEGER, taken INTEGER,
            reason TEXT);
        CREATE INDEX public_entries_day ON public_entries (day, part, sequence) WHERE day IS NOT NULL;
        CREATE INDEX public_entries_taken ON public_entries (taken) WHERE taken IS NOT NULL;
        CREATE INDEX public_entries_corrected ON public_entries (corrected) WHERE corrected IS NOT NULL;
        CREATE TABLE public_pages (
            list TEXT, page INTEGER, sequence INTEGER, PRIMARY KEY (list, page, sequence)) WITHOUT ROWID;
        CREATE INDEX public_pages_sequence ON public_pages (sequence);
        CREATE TABLE public_counts (
            name TEXT PRIMARY KEY, shown INTEGER NOT NULL, ever INTEGER NOT NULL) WITHOUT ROWID;
        CREATE TABLE public_files (
            path TEXT PRIMARY KEY, number INTEGER NOT NULL, hash TEXT) WITHOUT ROWID;
        CREATE INDEX public_files_number ON public_files (number, path);
        CREATE TABLE public_due (report INTEGER PRIMARY KEY, at INTEGER NOT NULL);
        CREATE INDEX public_due_at ON public_due (at, report);
        INSERT INTO public_due SELECT report, public_at FROM feed;
        CREATE TRIGGER public_gone AFTER DELETE ON reports
        WHEN EXISTS (SELECT 1 FROM public_entries WHERE report = OLD.id)
        BEGIN
            INSERT INTO public_due VALUES (OLD.id, 0) ON CONFLICT DO UPDATE SET at = 0;
        END
        """

    /// The photos that the public site has files of: by the name of the file, so that it goes when the photo is not public any
    /// more, whatever is left of its report.
    static let sitePhotos = """
        CREATE TABLE public_photos (name TEXT PRIMARY KEY, report INTEGER NOT NULL, photo TEXT NOT NULL) WITHOUT ROWID;
        CREATE INDEX public_photos_report ON public_photos (report);
        INSERT INTO public_due SELECT report, 0 FROM public_entries WHERE taken IS NULL
            ON CONFLICT DO UPDATE SET at = 0
        """
}
