CREATE TABLE "muted_permits" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"muted_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "muted_permits_company_id_permit_id_pk" PRIMARY KEY("company_id","permit_id")
);
--> statement-breakpoint
CREATE TABLE "permit_bulk_changes" (
	"bulk_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"before" jsonb,
	CONSTRAINT "permit_bulk_changes_bulk_id_permit_id_pk" PRIMARY KEY("bulk_id","permit_id")
);
--> statement-breakpoint
CREATE TABLE "permit_bulks" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"start_key" text NOT NULL,
	"action" jsonb NOT NULL,
	"query" text NOT NULL,
	"chosen" bigint[],
	"cut_off" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "permit_standings" (
	"permit_id" bigint PRIMARY KEY NOT NULL,
	"waits_on" text,
	"why" text,
	"places" text[] NOT NULL,
	"since" date,
	"due" date,
	"visit_on" date,
	"visit_kind" text,
	"made_from" timestamp with time zone NOT NULL,
	"turns_on" date,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_usuals" (
	"feed_id" text NOT NULL,
	"stage" text NOT NULL,
	"permits" integer NOT NULL,
	"low" integer NOT NULL,
	"median" integer NOT NULL,
	"high" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "permit_usuals_feed_id_stage_pk" PRIMARY KEY("feed_id","stage")
);
--> statement-breakpoint
CREATE TABLE "permit_view_defaults" (
	"company_id" text NOT NULL,
	"user_id" text,
	"view_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "permit_view_edits" (
	"view_id" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "permit_view_edits_company_id_user_id_view_id_pk" PRIMARY KEY("company_id","user_id","view_id")
);
--> statement-breakpoint
CREATE TABLE "permit_views" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"owner_id" text,
	"is_shared" boolean NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tagged_permits" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"tag_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tagged_permits_company_id_permit_id_tag_id_pk" PRIMARY KEY("company_id","permit_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "muted_permits" ADD CONSTRAINT "muted_permits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_permits" ADD CONSTRAINT "muted_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "muted_permits" ADD CONSTRAINT "muted_permits_muted_by_users_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_bulk_changes" ADD CONSTRAINT "permit_bulk_changes_bulk_id_permit_bulks_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."permit_bulks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_bulk_changes" ADD CONSTRAINT "permit_bulk_changes_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_bulks" ADD CONSTRAINT "permit_bulks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_bulks" ADD CONSTRAINT "permit_bulks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_standings" ADD CONSTRAINT "permit_standings_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_tags" ADD CONSTRAINT "permit_tags_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_tags" ADD CONSTRAINT "permit_tags_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_usuals" ADD CONSTRAINT "permit_usuals_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_view_defaults" ADD CONSTRAINT "permit_view_defaults_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_view_defaults" ADD CONSTRAINT "permit_view_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_view_edits" ADD CONSTRAINT "permit_view_edits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_view_edits" ADD CONSTRAINT "permit_view_edits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_views" ADD CONSTRAINT "permit_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_views" ADD CONSTRAINT "permit_views_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_permits" ADD CONSTRAINT "tagged_permits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_permits" ADD CONSTRAINT "tagged_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tagged_permits" ADD CONSTRAINT "tagged_permits_tag_id_permit_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."permit_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_bulks_start" ON "permit_bulks" USING btree ("company_id","start_key");--> statement-breakpoint
CREATE INDEX "permit_bulks_open" ON "permit_bulks" USING btree ("moved_at") WHERE state in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "permit_bulks_company" ON "permit_bulks" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "permit_standings_turn" ON "permit_standings" USING btree ("turns_on") WHERE turns_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_tags_slug" ON "permit_tags" USING btree ("company_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "permit_view_defaults_own" ON "permit_view_defaults" USING btree ("company_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_view_defaults_all" ON "permit_view_defaults" USING btree ("company_id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "permit_views_company" ON "permit_views" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "tagged_permits_tag" ON "tagged_permits" USING btree ("tag_id");