CREATE TABLE "feed_sightings" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "feed_sightings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"feed_id" text NOT NULL,
	"permit_ids" bigint[] NOT NULL,
	CONSTRAINT "feed_sightings_feed_id_id_pk" PRIMARY KEY("feed_id","id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_inbound" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"from_phone" text NOT NULL,
	"body" text NOT NULL,
	"action" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_numbers" (
	"phone" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone,
	"stopped_by" text,
	"started_at" timestamp with time zone,
	"locale" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contractors" (
	"norm" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"permit_id" bigint NOT NULL,
	"source_key" text NOT NULL,
	"kind" text,
	"held_on" date,
	"result_word" text,
	"outcome" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inspections_permit_id_source_key_pk" PRIMARY KEY("permit_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "missing_permits" (
	"permit_id" bigint PRIMARY KEY NOT NULL,
	"feed_id" text NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "permits_address";--> statement-breakpoint
DROP INDEX "permits_contractor";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bell_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "recent_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "recheck_after" bigint;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "recheck_started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "rechecked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "next_recheck_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "probe_state" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "probe_detail" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "probed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "next_probe_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "newest_on" date;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "quiet_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "unbelieved_missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "score" real DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "segments" smallint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery_detail" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "delivery_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "digest_hour" smallint DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "urgency" text;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "quiet_from" smallint;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "quiet_until" smallint;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "email_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "sms_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "unsubscribe_token" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "unsubscribed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sms_consents" ADD COLUMN "purpose" text DEFAULT 'permit_changes' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_consents" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "checklist_type" text;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "listed_on" date GENERATED ALWAYS AS (coalesce(issued_date, applied_date, approved_date, status_date, completed_date, '1900-01-01'::date)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "search" "tsvector";--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_sightings" ADD CONSTRAINT "feed_sightings_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_permits" ADD CONSTRAINT "missing_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missing_permits" ADD CONSTRAINT "missing_permits_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_owner" ON "calendar_feeds" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sms_inbound_phone" ON "sms_inbound" USING btree ("from_phone","received_at");--> statement-breakpoint
CREATE INDEX "contractors_norm_trgm" ON "contractors" USING gin ("norm" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contractors_first_seen" ON "contractors" USING btree ("first_seen_at");--> statement-breakpoint
CREATE INDEX "missing_permits_feed" ON "missing_permits" USING btree ("feed_id","permit_id");--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "messages_provider" ON "messages" USING btree ("provider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recipients_unsubscribe" ON "recipients" USING btree ("unsubscribe_token");--> statement-breakpoint
CREATE INDEX "recipients_phone" ON "recipients" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "permit_events_detected" ON "permit_events" USING btree ("detected_at","permit_id");--> statement-breakpoint
CREATE INDEX "permits_missing" ON "permits" USING btree ("feed_id") WHERE missing_since is not null;--> statement-breakpoint
CREATE INDEX "permits_listed" ON "permits" USING btree ("feed_id","listed_on","id");--> statement-breakpoint
CREATE INDEX "permits_search" ON "permits" USING gin ("search");--> statement-breakpoint
CREATE INDEX "permits_unindexed" ON "permits" USING btree ("id") WHERE search is null;--> statement-breakpoint
CREATE INDEX "permits_unfinished" ON "permits" USING btree ("feed_id","id") WHERE missing_since is null and status_bucket not in ('finaled', 'expired', 'stopped');--> statement-breakpoint
CREATE INDEX "permits_contractor" ON "permits" USING btree ("contractor_norm","feed_id") WHERE contractor_norm is not null;--> statement-breakpoint
INSERT INTO "contractors" ("norm", "name", "first_seen_at")
SELECT contractor_norm, coalesce(min(contractor_name), contractor_norm), min(first_seen_at) FROM "permits"
WHERE contractor_norm IS NOT NULL GROUP BY contractor_norm;
--> statement-breakpoint
UPDATE "feeds" SET "verified_at" = "last_success_at" WHERE "last_success_at" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "feed_sightings" ALTER COLUMN "permit_ids" SET STORAGE EXTERNAL;

--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "recheck_failures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "watched_after" bigint;
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "history_read_at" timestamp with time zone;