ALTER TABLE "replies" ADD COLUMN "said_kind" text;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "confirmed_at" timestamp(3) with time zone;