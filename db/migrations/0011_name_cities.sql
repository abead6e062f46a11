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
ALTER TABLE "feeds" ADD COLUMN "unannounced_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "linked_pages" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "cities" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_names" ADD COLUMN "other_in" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_matching" ADD CONSTRAINT "company_matching_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contractor_feeds" ADD CONSTRAINT "contractor_feeds_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contractor_feeds_licence" ON "contractor_feeds" USING btree ("licence","feed_id") WHERE licence <> '';--> statement-breakpoint
CREATE INDEX "contractor_feeds_new" ON "contractor_feeds" USING btree ("feed_id","norm") WHERE compared_at is null;--> statement-breakpoint
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
