ALTER TABLE "answers" ALTER COLUMN "sequence" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "answers" ALTER COLUMN "sequence" SET MAXVALUE 9223372036854775807;--> statement-breakpoint
ALTER TABLE "rehearsal_acts" ALTER COLUMN "sequence" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "rehearsal_acts" ALTER COLUMN "sequence" SET MAXVALUE 9223372036854775807;