ALTER TABLE "display_choices" ALTER COLUMN "theme" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "display_choices" ADD COLUMN "language" text;