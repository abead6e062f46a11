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
ALTER TABLE "inspections" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "permit_events" ADD COLUMN "step_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "side_feeds" ADD CONSTRAINT "side_feeds_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_steps" ADD CONSTRAINT "review_steps_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_targets" ADD CONSTRAINT "review_targets_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_permits" ADD CONSTRAINT "side_permits_side_feed_id_side_feeds_id_fk" FOREIGN KEY ("side_feed_id") REFERENCES "public"."side_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "side_permits" ADD CONSTRAINT "side_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "side_feeds_due" ON "side_feeds" USING btree ("enabled","next_poll_at");--> statement-breakpoint
CREATE INDEX "side_feeds_feed" ON "side_feeds" USING btree ("feed_id");--> statement-breakpoint
CREATE INDEX "side_permits_permit" ON "side_permits" USING btree ("permit_id");--> statement-breakpoint
CREATE INDEX "side_permits_stale" ON "side_permits" USING btree ("side_feed_id","permit_id") WHERE stale_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_events_step_once" ON "permit_events" USING btree ("permit_id","step_key","revision");