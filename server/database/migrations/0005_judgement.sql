CREATE TABLE "model_calls" (
	"user_id" uuid NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_calls_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "mortgage_closings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"closes_on" text NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "score_predictions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bureau" text NOT NULL,
	"report_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"score_model" text,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"assumed" text NOT NULL,
	"is_practice" boolean NOT NULL,
	"made_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_predictions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "bureau" text;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "rested_on" text[];--> statement-breakpoint
ALTER TABLE "letters" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mortgage_closings" ADD CONSTRAINT "mortgage_closings_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_predictions" ADD CONSTRAINT "score_predictions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_at" ON "model_calls" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "score_predictions_bureau" ON "score_predictions" USING btree ("user_id","bureau");