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
ALTER TABLE "permit_events" ADD COLUMN "stamped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feed_paces" ADD CONSTRAINT "feed_paces_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_weeks" ADD CONSTRAINT "feed_weeks_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;