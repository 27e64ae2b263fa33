ALTER TABLE "disputes" ALTER COLUMN "description" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "sealed_description" text;--> statement-breakpoint
-- What they are about is sealed, and nothing of it is left to find by an index. The function stays for processes of the version before.
DROP INDEX IF EXISTS "disputes_by_words";
