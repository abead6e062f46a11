CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_norm" text NOT NULL,
	"phone" text NOT NULL,
	"zip" text,
	"locale" text NOT NULL,
	"time_zone" text NOT NULL,
	"permits_confirmed_at" timestamp with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_cities" (
	"company_id" text NOT NULL,
	"city" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_cities_company_id_city_pk" PRIMARY KEY("company_id","city")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"locale" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"session_epoch" timestamp with time zone DEFAULT now() NOT NULL,
	"email_verified_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"tier" text NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"payment_method_id" text,
	"trial_ends_at" timestamp with time zone,
	"current_period_ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"mode" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"paused_at" timestamp with time zone,
	"position" jsonb,
	"read_started_at" timestamp with time zone,
	"read_since" timestamp with time zone,
	"read_lease" text,
	"read_lease_until" timestamp with time zone,
	"backfilled_at" timestamp with time zone,
	"last_attempt_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"next_poll_at" timestamp with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_detail" text,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_aside_rows" (
	"feed_id" text NOT NULL,
	"row_key" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"excerpt" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "set_aside_rows_feed_id_row_key_reason_pk" PRIMARY KEY("feed_id","row_key","reason")
);
--> statement-breakpoint
CREATE TABLE "unknown_words" (
	"feed_id" text NOT NULL,
	"word" text NOT NULL,
	"rows" integer NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "unknown_words_feed_id_word_pk" PRIMARY KEY("feed_id","word")
);
--> statement-breakpoint
CREATE TABLE "company_names" (
	"company_id" text NOT NULL,
	"name_norm" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_names_company_id_name_norm_pk" PRIMARY KEY("company_id","name_norm")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"company_id" text PRIMARY KEY NOT NULL,
	"methods" text[] NOT NULL,
	"urgency" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"event_id" bigint NOT NULL,
	"recipient_id" text NOT NULL,
	"channel" text NOT NULL,
	"company_id" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "notifications_event_id_recipient_id_channel_pk" PRIMARY KEY("event_id","recipient_id","channel")
);
--> statement-breakpoint
CREATE TABLE "recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"given" boolean NOT NULL,
	"wording" text NOT NULL,
	"locale" text NOT NULL,
	"ip_address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_permits" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"score" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_permits_company_id_permit_id_pk" PRIMARY KEY("company_id","permit_id")
);
--> statement-breakpoint
CREATE TABLE "permit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"permit_id" bigint NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"from_bucket" text,
	"to_bucket" text NOT NULL,
	"from_word" text,
	"to_word" text,
	"changes" jsonb NOT NULL,
	"occurred_on" date,
	"detected_at" timestamp with time zone NOT NULL,
	"fanned_out_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "permits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed_id" text NOT NULL,
	"source_key" text NOT NULL,
	"permit_number" text NOT NULL,
	"permit_type" text,
	"permit_subtype" text,
	"work_class" text,
	"description" text,
	"status_word" text,
	"status_bucket" text NOT NULL,
	"status_date" date,
	"applied_date" date,
	"approved_date" date,
	"issued_date" date,
	"completed_date" date,
	"expires_date" date,
	"address" text,
	"address_norm" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text,
	"contractor_name" text,
	"contractor_norm" text,
	"contractor_license" text,
	"valuation_cents" bigint,
	"fee_cents" bigint,
	"latitude" double precision,
	"longitude" double precision,
	"link" text,
	"parcel" text,
	"hash" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_cities" ADD CONSTRAINT "company_cities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_aside_rows" ADD CONSTRAINT "set_aside_rows_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unknown_words" ADD CONSTRAINT "unknown_words_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_names" ADD CONSTRAINT "company_names_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_permit_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."permit_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipients" ADD CONSTRAINT "recipients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_consents" ADD CONSTRAINT "sms_consents_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_permits" ADD CONSTRAINT "company_permits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_permits" ADD CONSTRAINT "company_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_events" ADD CONSTRAINT "permit_events_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permits" ADD CONSTRAINT "permits_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_cities_city" ON "company_cities" USING btree ("city");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_company" ON "subscriptions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "feeds_due" ON "feeds" USING btree ("enabled","next_poll_at");--> statement-breakpoint
CREATE INDEX "company_names_norm" ON "company_names" USING btree ("name_norm");--> statement-breakpoint
CREATE INDEX "messages_created" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("state","next_attempt_at");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "notifications_company" ON "notifications" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_position" ON "recipients" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "sms_consents_company" ON "sms_consents" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "company_permits_permit" ON "company_permits" USING btree ("permit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "permit_events_once" ON "permit_events" USING btree ("permit_id","revision");--> statement-breakpoint
CREATE INDEX "permit_events_waiting" ON "permit_events" USING btree ("id") WHERE fanned_out_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "permits_source_key" ON "permits" USING btree ("feed_id","source_key");--> statement-breakpoint
CREATE INDEX "permits_number" ON "permits" USING btree ("permit_number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "permits_contractor" ON "permits" USING gin ("contractor_norm" gin_trgm_ops) WHERE contractor_norm is not null;--> statement-breakpoint
CREATE INDEX "permits_address" ON "permits" USING gin ("address_norm" gin_trgm_ops);