-- What only asks starts no investigation; versions before this one took its delivery for the beginning of one.
UPDATE "disputes" SET "status" = 'in_progress' WHERE "is_request" AND "status" = 'under_review';
