CREATE TABLE "workflow_runs" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"steps" jsonb NOT NULL,
	"is_practice" boolean NOT NULL,
	"started_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp(3) with time zone,
	CONSTRAINT "workflow_runs_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "analyses" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"is_practice" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "analyses_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "bureau_connections" (
	"user_id" uuid NOT NULL,
	"bureau" text NOT NULL,
	"status" text NOT NULL,
	"report_available" boolean NOT NULL,
	"is_practice" boolean NOT NULL,
	"last_updated" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "bureau_connections_user_id_bureau_pk" PRIMARY KEY("user_id","bureau")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"priority" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_practice" boolean NOT NULL,
	"dispute_id" uuid,
	"dispute_creditor" text,
	"dispute_status" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "plan_marks" (
	"user_id" uuid NOT NULL,
	"action_id" text NOT NULL,
	"completed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_marks_user_id_action_id_pk" PRIMARY KEY("user_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text NOT NULL,
	"time_zone" text,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"user_id" uuid NOT NULL,
	"dispute_id" uuid NOT NULL,
	"target" text NOT NULL,
	"method" text NOT NULL,
	"submitted_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submissions_user_id_dispute_id_target_pk" PRIMARY KEY("user_id","dispute_id","target")
);
--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses" ADD CONSTRAINT "analyses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bureau_connections" ADD CONSTRAINT "bureau_connections_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_marks" ADD CONSTRAINT "plan_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_dispute_id_disputes_user_id_id_fk" FOREIGN KEY ("user_id","dispute_id") REFERENCES "public"."disputes"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_runs_running" ON "workflow_runs" USING btree ("user_id") WHERE status = 'running';--> statement-breakpoint
CREATE INDEX "analyses_newest" ON "analyses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_occasion" ON "notifications" USING btree ("user_id","occasion");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("user_id","created_at");