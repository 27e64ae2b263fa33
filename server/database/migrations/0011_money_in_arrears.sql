CREATE TABLE "billing_contracts" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"disclosed_at" timestamp(3) with time zone NOT NULL,
	"signed_at" timestamp(3) with time zone NOT NULL,
	"hold_ends_at" timestamp(3) with time zone NOT NULL,
	"ends_at" timestamp(3) with time zone NOT NULL,
	"cancelled_at" timestamp(3) with time zone,
	"cancelled_by" text,
	"customer_id" text,
	"card_brand" text,
	"card_last4" text,
	CONSTRAINT "billing_contracts_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "billing_invoices" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"from_at" timestamp(3) with time zone NOT NULL,
	"to_at" timestamp(3) with time zone NOT NULL,
	"state" text NOT NULL,
	"total_cents" integer NOT NULL,
	"vendor_id" text,
	"pay_url" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp(3) with time zone,
	"first_failed_at" timestamp(3) with time zone,
	"paid_at" timestamp(3) with time zone,
	"refunded_at" timestamp(3) with time zone,
	"refused_why" text,
	CONSTRAINT "billing_invoices_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "billing_invoices_month" UNIQUE("user_id","contract_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "billing_lines" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"done_at" timestamp(3) with time zone NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "billing_lines_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "signed_documents" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"signature" text NOT NULL,
	"signed_at" timestamp(3) with time zone NOT NULL,
	"address_hash" text NOT NULL,
	"kept_until" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "signed_documents_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"heard_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_contracts" ADD CONSTRAINT "billing_contracts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_invoices" ADD CONSTRAINT "billing_invoices_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_lines" ADD CONSTRAINT "billing_lines_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_contracts_customer" ON "billing_contracts" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "billing_invoices_vendor" ON "billing_invoices" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "billing_invoices_due" ON "billing_invoices" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "signed_documents_kept_until" ON "signed_documents" USING btree ("kept_until");