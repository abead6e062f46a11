CREATE TABLE "feed_counts" (
	"feed_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "feed_counts_feed_id_day_kind_detail_pk" PRIMARY KEY("feed_id","day","kind","detail")
);
--> statement-breakpoint
CREATE TABLE "feed_hosts" (
	"host" text NOT NULL,
	"day" date NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"refusals" integer DEFAULT 0 NOT NULL,
	"resume_at" timestamp with time zone,
	CONSTRAINT "feed_hosts_host_day_pk" PRIMARY KEY("host","day")
);
--> statement-breakpoint
CREATE TABLE "feed_paces" (
	"feed_id" text PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone,
	"gives_stamp" boolean,
	"change_stamp" text,
	"published_at" timestamp with time zone,
	"looks" real[] NOT NULL,
	"changes" real[] NOT NULL,
	"faded_at" timestamp with time zone NOT NULL,
	"every_ms" integer,
	"reason" text,
	"watched_started_at" timestamp with time zone,
	"watched_round_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "feed_weeks" (
	"feed_id" text NOT NULL,
	"week" date NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL,
	"gaps" integer[] NOT NULL,
	"lags" integer[] NOT NULL,
	CONSTRAINT "feed_weeks_feed_id_week_pk" PRIMARY KEY("feed_id","week")
);
--> statement-breakpoint
CREATE TABLE "side_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"feed_id" text NOT NULL,
	"source" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" jsonb,
	"read_started_at" timestamp with time zone,
	"read_since" timestamp with time zone,
	"lease" text,
	"lease_until" timestamp with time zone,
	"next_poll_at" timestamp with time zone NOT NULL,
	"last_success_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_matching" (
	"company_id" text PRIMARY KEY NOT NULL,
	"rules" integer,
	"waits_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "contractor_feeds" (
	"norm" text NOT NULL,
	"feed_id" text NOT NULL,
	"licence" text NOT NULL,
	"compared_at" timestamp with time zone,
	CONSTRAINT "contractor_feeds_norm_feed_id_licence_pk" PRIMARY KEY("norm","feed_id","licence")
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"permit_id" bigint NOT NULL,
	"source_key" text NOT NULL,
	"desk" text,
	"cycle" integer,
	"written_on" date,
	"subject" text,
	"body" text NOT NULL,
	"link" text,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_comments_permit_id_source_key_pk" PRIMARY KEY("permit_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "review_steps" (
	"permit_id" bigint NOT NULL,
	"source_key" text NOT NULL,
	"desk" text NOT NULL,
	"cycle" integer,
	"arrived_on" date,
	"finished_on" date,
	"result_word" text,
	"outcome" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_steps_permit_id_source_key_pk" PRIMARY KEY("permit_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "review_targets" (
	"permit_id" bigint NOT NULL,
	"source_key" text NOT NULL,
	"desk" text NOT NULL,
	"arrived_on" date,
	"due_on" date NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_targets_permit_id_source_key_pk" PRIMARY KEY("permit_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "side_permits" (
	"side_feed_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"stale_at" timestamp with time zone,
	CONSTRAINT "side_permits_side_feed_id_permit_id_pk" PRIMARY KEY("side_feed_id","permit_id")
);
--> statement-breakpoint
DROP INDEX "permit_events_once";--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "unannounced_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "linked_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "believed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "late_days" integer;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "cities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "other_in" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lane" text DEFAULT 'prompt' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "turn_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "lane" text DEFAULT 'prompt' NOT NULL;--> statement-breakpoint
ALTER TABLE "inspections" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_events" ADD COLUMN "step_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_events" ADD COLUMN "stamped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_counts" ADD CONSTRAINT "feed_counts_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_paces" ADD CONSTRAINT "feed_paces_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_weeks" ADD CONSTRAINT "feed_weeks_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_feeds" ADD CONSTRAINT "side_feeds_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_matching" ADD CONSTRAINT "company_matching_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contractor_feeds" ADD CONSTRAINT "contractor_feeds_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_steps" ADD CONSTRAINT "review_steps_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_targets" ADD CONSTRAINT "review_targets_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_permits" ADD CONSTRAINT "side_permits_side_feed_id_side_feeds_id_fk" FOREIGN KEY ("side_feed_id") REFERENCES "public"."side_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_permits" ADD CONSTRAINT "side_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "side_feeds_due" ON "side_feeds" USING btree ("enabled","next_poll_at");--> statement-breakpoint
CREATE INDEX "side_feeds_feed" ON "side_feeds" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "contractor_feeds_licence" ON "contractor_feeds" USING btree ("licence","feed_id") WHERE licence <> '';--> statement-breakpoint
CREATE INDEX "contractor_feeds_new" ON "contractor_feeds" USING btree ("feed_id","norm") WHERE compared_at is null;--> statement-breakpoint
CREATE INDEX "side_permits_permit" ON "side_permits" USING btree ("permit_id");--> statement-breakpoint
CREATE INDEX "side_permits_stale" ON "side_permits" USING btree ("side_feed_id","permit_id") WHERE stale_at is not null;--> statement-breakpoint
CREATE INDEX "messages_lane" ON "messages" USING btree ("channel","lane","turn_at","next_attempt_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "messages_company_turn" ON "messages" USING btree ("company_id","channel","lane","turn_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "notifications_lane" ON "notifications" USING btree ("lane","due_at") WHERE state = 'queued';--> statement-breakpoint
CREATE UNIQUE INDEX "permit_events_step_once" ON "permit_events" USING btree ("permit_id","step_key","revision");--> statement-breakpoint
-- What was confirmed so far counts where it counted.
UPDATE "company_names" SET "cities" = array(
	SELECT "city" FROM "company_cities" WHERE "company_cities"."company_id" = "company_names"."company_id" ORDER BY "city"
) WHERE "state" = 'confirmed';--> statement-breakpoint
INSERT INTO "contractor_feeds" ("norm", "feed_id", "licence", "compared_at")
SELECT DISTINCT "contractor_norm", "feed_id",
	CASE WHEN length("key") < 4 THEN '' ELSE "key" END, now()
FROM "permits" CROSS JOIN LATERAL (
	SELECT ltrim(regexp_replace(upper(coalesce("contractor_license", '')), '[^A-Z0-9]', '', 'g'), '0') AS "key"
) "licence"
WHERE "contractor_norm" IS NOT NULL;
