CREATE TABLE "city_fees" (
	"mail_id" text NOT NULL,
	"position" smallint NOT NULL,
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"label" text NOT NULL,
	"cents" bigint NOT NULL,
	"due_on" date,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "city_fees_mail_id_position_pk" PRIMARY KEY("mail_id","position")
);
--> statement-breakpoint
CREATE TABLE "city_mail_files" (
	"mail_id" text NOT NULL,
	"position" smallint NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"pages" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "city_mail_files_mail_id_position_pk" PRIMARY KEY("mail_id","position")
);
--> statement-breakpoint
CREATE TABLE "city_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"mailbox_id" text,
	"digest" text NOT NULL,
	"from_name" text NOT NULL,
	"from_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"is_auto_reply" boolean NOT NULL,
	"sent_at" timestamp with time zone,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"kind" text,
	"reading" jsonb,
	"matched" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"candidates" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"round_id" text,
	"lease" text,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"scope" text NOT NULL,
	"permit_id" bigint,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailed_inspections" (
	"mail_id" text NOT NULL,
	"position" smallint NOT NULL,
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"kind" text,
	"held_on" date,
	"time_window" text,
	"result" text,
	"notes" jsonb NOT NULL,
	"inspector" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailed_inspections_mail_id_position_pk" PRIMARY KEY("mail_id","position")
);
--> statement-breakpoint
CREATE TABLE "compliance_holdings" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"subcontractor_id" text,
	"line" text NOT NULL,
	"issuer" text,
	"number" text,
	"effective" date,
	"expires" date,
	"ends_on" date,
	"limits" jsonb NOT NULL,
	"amount_cents" bigint,
	"additional_insured" text DEFAULT 'no' NOT NULL,
	"waiver" text DEFAULT 'no' NOT NULL,
	"exemption" text,
	"paper_id" text,
	"entered_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compliance_links" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"subcontractor_id" text,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uploads" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compliance_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"subcontractor_id" text,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"pages" smallint DEFAULT 0 NOT NULL,
	"reading" jsonb,
	"lines" jsonb,
	"lease" text,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"added_by" text,
	"decided_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "compliance_reminders" (
	"holding_id" text NOT NULL,
	"days" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "compliance_reminders_holding_id_days_pk" PRIMARY KEY("holding_id","days")
);
--> statement-breakpoint
CREATE TABLE "compliance_rules" (
	"company_id" text PRIMARY KEY NOT NULL,
	"on_gap" text DEFAULT 'warn' NOT NULL,
	"required" jsonb NOT NULL,
	"general_occurrence_cents" bigint NOT NULL,
	"general_aggregate_cents" bigint NOT NULL,
	"auto_cents" bigint NOT NULL,
	"needs_additional_insured" boolean DEFAULT false NOT NULL,
	"needs_waiver" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "city_fees" ADD CONSTRAINT "city_fees_mail_id_city_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."city_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_fees" ADD CONSTRAINT "city_fees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_fees" ADD CONSTRAINT "city_fees_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_mail_files" ADD CONSTRAINT "city_mail_files_mail_id_city_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."city_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_mail_files" ADD CONSTRAINT "city_mail_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_mails" ADD CONSTRAINT "city_mails_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_mails" ADD CONSTRAINT "city_mails_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_mails" ADD CONSTRAINT "city_mails_round_id_check_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."check_rounds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_mails" ADD CONSTRAINT "city_mails_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_inspections" ADD CONSTRAINT "mailed_inspections_mail_id_city_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."city_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_inspections" ADD CONSTRAINT "mailed_inspections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_inspections" ADD CONSTRAINT "mailed_inspections_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_holdings" ADD CONSTRAINT "compliance_holdings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_holdings" ADD CONSTRAINT "compliance_holdings_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_holdings" ADD CONSTRAINT "compliance_holdings_paper_id_compliance_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."compliance_papers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_holdings" ADD CONSTRAINT "compliance_holdings_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_links" ADD CONSTRAINT "compliance_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_links" ADD CONSTRAINT "compliance_links_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_papers" ADD CONSTRAINT "compliance_papers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_papers" ADD CONSTRAINT "compliance_papers_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_papers" ADD CONSTRAINT "compliance_papers_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_papers" ADD CONSTRAINT "compliance_papers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_reminders" ADD CONSTRAINT "compliance_reminders_holding_id_compliance_holdings_id_fk" FOREIGN KEY ("holding_id") REFERENCES "public"."compliance_holdings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compliance_rules" ADD CONSTRAINT "compliance_rules_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_fees_company" ON "city_fees" USING btree ("company_id","due_on");--> statement-breakpoint
CREATE INDEX "city_mail_files_content" ON "city_mail_files" USING btree ("company_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "city_mails_once" ON "city_mails" USING btree ("company_id","digest");--> statement-breakpoint
CREATE INDEX "city_mails_company" ON "city_mails" USING btree ("company_id","received_at","id");--> statement-breakpoint
CREATE INDEX "city_mails_due" ON "city_mails" USING btree ("received_at") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_token" ON "mailboxes" USING btree ("token");--> statement-breakpoint
CREATE INDEX "mailboxes_company" ON "mailboxes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mailed_inspections_permit" ON "mailed_inspections" USING btree ("company_id","permit_id");--> statement-breakpoint
CREATE INDEX "compliance_holdings_of" ON "compliance_holdings" USING btree ("company_id","subcontractor_id");--> statement-breakpoint
CREATE INDEX "compliance_holdings_expires" ON "compliance_holdings" USING btree ("expires") WHERE expires is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_links_token" ON "compliance_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "compliance_links_company" ON "compliance_links" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE INDEX "compliance_papers_company" ON "compliance_papers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "compliance_papers_content" ON "compliance_papers" USING btree ("company_id","hash");--> statement-breakpoint
CREATE INDEX "compliance_papers_due" ON "compliance_papers" USING btree ("created_at") WHERE state in ('waiting', 'reading');