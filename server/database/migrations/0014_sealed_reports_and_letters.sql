ALTER TABLE "letters" ALTER COLUMN "creditor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "recipient_lines" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "sender_lines" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "enclosures" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "facts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "papers" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "papers" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "attested_facts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ALTER COLUMN "strategy" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "content" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "doubts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "doubts" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "sealed_words" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "sealed_content" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "sealed_doubts" text;