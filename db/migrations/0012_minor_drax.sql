CREATE TABLE "lead_objections" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"given" text NOT NULL,
	"norm" text NOT NULL,
	"state" text,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_searches" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"digest" text NOT NULL,
	"told_until" timestamp with time zone NOT NULL,
	"next_digest_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"stage" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_company_id_permit_id_pk" PRIMARY KEY("company_id","permit_id")
);
--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_objections_norm" ON "lead_objections" USING btree ("kind","norm");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_searches_name" ON "lead_searches" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "lead_searches_due" ON "lead_searches" USING btree ("next_digest_at");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("company_id","stage","updated_at");