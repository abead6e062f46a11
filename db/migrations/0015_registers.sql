CREATE TABLE "licence_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"subcontractor_id" text,
	"state" text NOT NULL,
	"number" text NOT NULL,
	"register" text NOT NULL,
	"aspect" text NOT NULL,
	"from_word" text NOT NULL,
	"to_word" text NOT NULL,
	"day" date,
	"as_of" timestamp with time zone NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licence_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"subcontractor_id" text,
	"state" text NOT NULL,
	"number" text NOT NULL,
	"licence" text,
	"insurance" text,
	"bond" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "licence_watches_one" UNIQUE NULLS NOT DISTINCT("company_id","subcontractor_id","state","number")
);
--> statement-breakpoint
CREATE TABLE "register_entries" (
	"source_id" text NOT NULL,
	"digest" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" text NOT NULL,
	"name" text,
	"other_name" text,
	"class" text,
	"word" text,
	"meaning" text NOT NULL,
	"effective" date,
	"expires" date,
	"ended_on" date,
	"is_impaired" boolean NOT NULL,
	"amount_cents" bigint,
	"carrier" text,
	CONSTRAINT "register_entries_source_id_digest_pk" PRIMARY KEY("source_id","digest")
);
--> statement-breakpoint
CREATE TABLE "register_sources" (
	"id" text PRIMARY KEY NOT NULL,
	"register" text NOT NULL,
	"source" text NOT NULL,
	"mode" text NOT NULL,
	"address" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"lease" text,
	"lease_until" timestamp with time zone,
	"next_read_at" timestamp with time zone NOT NULL,
	"loaded_at" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	"rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"set_aside" integer DEFAULT 0 NOT NULL,
	"doubts" smallint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"failure_detail" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "compliance_holdings" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "licence_changes" ADD CONSTRAINT "licence_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_changes" ADD CONSTRAINT "licence_changes_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_watches" ADD CONSTRAINT "licence_watches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licence_watches" ADD CONSTRAINT "licence_watches_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_entries" ADD CONSTRAINT "register_entries_source_id_register_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."register_sources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "licence_changes_company" ON "licence_changes" USING btree ("company_id","noticed_at");--> statement-breakpoint
CREATE INDEX "licence_changes_subcontractor" ON "licence_changes" USING btree ("subcontractor_id");--> statement-breakpoint
CREATE INDEX "licence_watches_subcontractor" ON "licence_watches" USING btree ("subcontractor_id");--> statement-breakpoint
CREATE INDEX "register_entries_key" ON "register_entries" USING btree ("source_id","key");--> statement-breakpoint
CREATE INDEX "register_sources_due" ON "register_sources" USING btree ("enabled","next_read_at");--> statement-breakpoint
CREATE INDEX "register_sources_of" ON "register_sources" USING btree ("register");