CREATE TABLE "feed_counts" (
	"feed_id" text NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"detail" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "feed_counts_feed_id_day_kind_detail_pk" PRIMARY KEY("feed_id","day","kind","detail")
);
--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "believed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "late_days" integer;--> statement-breakpoint
ALTER TABLE "feed_counts" ADD CONSTRAINT "feed_counts_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;