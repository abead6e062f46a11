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
CREATE TABLE "client_links" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"label" text,
	"locale" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone
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
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "permit_view_defaults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
CREATE TABLE "data_export_parts" (
	"export_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "data_export_parts_export_id_name_pk" PRIMARY KEY("export_id","name")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"company_id" text,
	"user_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"hash" text,
	"bytes" bigint,
	"lease" text,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"unlocked_by" text,
	"unlocked_until" timestamp with time zone,
	"downloads" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "data_exports_subject" CHECK ((subject = 'company') = (company_id is not null))
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"company_id" text,
	"user_id" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"deleted_rows" integer,
	"deleted_files" integer,
	"kept" jsonb,
	"lease" text,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deletion_id" text NOT NULL,
	"reason" text NOT NULL,
	"record" jsonb NOT NULL,
	"keep_until" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_cases" (
	"inquiry_id" text PRIMARY KEY NOT NULL,
	"assignee_id" text,
	"confirmed_at" timestamp with time zone,
	"extended_at" timestamp with time zone,
	"extension_reason" text,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"note" text,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"project_id" text,
	"permit_id" bigint,
	"kind" text NOT NULL,
	"actor_id" text,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text,
	"permit_id" bigint,
	"task_id" text,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"caption" text,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"added_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "attachments_one" CHECK (num_nonnulls(project_id, permit_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "declined_projects" (
	"company_id" text NOT NULL,
	"city" text NOT NULL,
	"address_norm" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "declined_projects_company_id_city_address_norm_pk" PRIMARY KEY("company_id","city","address_norm")
);
--> statement-breakpoint
CREATE TABLE "note_mentions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"note_id" text NOT NULL,
	"user_id" text,
	"subcontractor_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "note_mentions_one" CHECK (num_nonnulls(user_id, subcontractor_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text,
	"permit_id" bigint,
	"body" text NOT NULL,
	"author_id" text,
	"shared" boolean DEFAULT false NOT NULL,
	"request_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "notes_one" CHECK (num_nonnulls(project_id, permit_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "project_dates" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_fees" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text NOT NULL,
	"permit_id" bigint,
	"title" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"state" text NOT NULL,
	"due_on" date,
	"paid_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_people" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "project_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"project_id" text NOT NULL,
	"user_id" text,
	"subcontractor_id" text,
	"is_lead" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_people_one" CHECK (num_nonnulls(user_id, subcontractor_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "project_permits" (
	"company_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"waits_for" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_permits_company_id_permit_id_pk" PRIMARY KEY("company_id","permit_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"address" text NOT NULL,
	"address_norm" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip" text,
	"city_slug" text,
	"number" text,
	"name" text,
	"client_name" text,
	"client_email" text,
	"client_phone" text,
	"client_locale" text,
	"standing" text DEFAULT 'active' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"value_cents" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text,
	"permit_id" bigint,
	"title" text NOT NULL,
	"details" text,
	"due_on" date,
	"assignee_id" text,
	"subcontractor_id" text,
	"done_at" timestamp with time zone,
	"done_by" text,
	"template" text,
	"request_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_one_place" CHECK (num_nonnulls(project_id, permit_id) <= 1),
	CONSTRAINT "tasks_one_person" CHECK (num_nonnulls(assignee_id, subcontractor_id) <= 1)
);
--> statement-breakpoint
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
CREATE TABLE "ticket_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"company_id" text NOT NULL,
	"side" text NOT NULL,
	"kind" text DEFAULT 'message' NOT NULL,
	"author_id" text,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"company_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"added_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"opened_by" text,
	"subject" text NOT NULL,
	"topic" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"priority" text NOT NULL,
	"tier" text,
	"locale" text NOT NULL,
	"assignee_id" text,
	"answer_due_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "day_costs" (
	"company_id" text PRIMARY KEY NOT NULL,
	"cents" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_requests" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offline_requests_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "put_offs" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"need" text NOT NULL,
	"until_day" date,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "put_offs_company_id_user_id_need_pk" PRIMARY KEY("company_id","user_id","need")
);
--> statement-breakpoint
CREATE TABLE "seen_permits" (
	"user_id" text NOT NULL,
	"permit_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seen_permits_user_id_permit_id_pk" PRIMARY KEY("user_id","permit_id")
);
--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD COLUMN "permit_id" bigint;--> statement-breakpoint
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
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_links" ADD CONSTRAINT "client_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "data_export_parts" ADD CONSTRAINT "data_export_parts_export_id_data_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."data_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletions" ADD CONSTRAINT "deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_records" ADD CONSTRAINT "kept_records_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_cases" ADD CONSTRAINT "privacy_cases_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_cases" ADD CONSTRAINT "privacy_cases_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_projects" ADD CONSTRAINT "declined_projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_dates" ADD CONSTRAINT "project_dates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_dates" ADD CONSTRAINT "project_dates_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_fees" ADD CONSTRAINT "project_fees_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_fees" ADD CONSTRAINT "project_fees_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_fees" ADD CONSTRAINT "project_fees_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_people" ADD CONSTRAINT "project_people_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permits" ADD CONSTRAINT "project_permits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permits" ADD CONSTRAINT "project_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permits" ADD CONSTRAINT "project_permits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permits" ADD CONSTRAINT "project_permits_waits_for_permits_id_fk" FOREIGN KEY ("waits_for") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_done_by_users_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_searches" ADD CONSTRAINT "lead_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entries" ADD CONSTRAINT "ticket_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_entry_id_ticket_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ticket_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_opened_by_users_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_costs" ADD CONSTRAINT "day_costs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offline_requests" ADD CONSTRAINT "offline_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "put_offs" ADD CONSTRAINT "put_offs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "put_offs" ADD CONSTRAINT "put_offs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_permits" ADD CONSTRAINT "seen_permits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seen_permits" ADD CONSTRAINT "seen_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_fees_company" ON "city_fees" USING btree ("company_id","due_on");--> statement-breakpoint
CREATE INDEX "city_mail_files_content" ON "city_mail_files" USING btree ("company_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "city_mails_once" ON "city_mails" USING btree ("company_id","digest");--> statement-breakpoint
CREATE INDEX "city_mails_company" ON "city_mails" USING btree ("company_id","received_at","id");--> statement-breakpoint
CREATE INDEX "city_mails_due" ON "city_mails" USING btree ("received_at") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_token" ON "mailboxes" USING btree ("token");--> statement-breakpoint
CREATE INDEX "mailboxes_company" ON "mailboxes" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "mailed_inspections_permit" ON "mailed_inspections" USING btree ("company_id","permit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_links_token" ON "client_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "client_links_project" ON "client_links" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "compliance_holdings_of" ON "compliance_holdings" USING btree ("company_id","subcontractor_id");--> statement-breakpoint
CREATE INDEX "compliance_holdings_expires" ON "compliance_holdings" USING btree ("expires") WHERE expires is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "compliance_links_token" ON "compliance_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "compliance_links_company" ON "compliance_links" USING btree ("company_id","expires_at");--> statement-breakpoint
CREATE INDEX "compliance_papers_company" ON "compliance_papers" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "compliance_papers_content" ON "compliance_papers" USING btree ("company_id","hash");--> statement-breakpoint
CREATE INDEX "compliance_papers_due" ON "compliance_papers" USING btree ("created_at") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE UNIQUE INDEX "permit_bulks_start" ON "permit_bulks" USING btree ("company_id","start_key");--> statement-breakpoint
CREATE INDEX "permit_bulks_open" ON "permit_bulks" USING btree ("moved_at") WHERE state in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "permit_bulks_company" ON "permit_bulks" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "permit_standings_turn" ON "permit_standings" USING btree ("turns_on") WHERE turns_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_tags_slug" ON "permit_tags" USING btree ("company_id","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "permit_view_defaults_own" ON "permit_view_defaults" USING btree ("company_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "permit_view_defaults_all" ON "permit_view_defaults" USING btree ("company_id") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "permit_views_company" ON "permit_views" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "tagged_permits_tag" ON "tagged_permits" USING btree ("tag_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_person" ON "data_exports" USING btree ("user_id") WHERE subject = 'person' and state in ('waiting', 'packing');--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_company" ON "data_exports" USING btree ("company_id") WHERE subject = 'company' and state in ('waiting', 'packing');--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("created_at") WHERE state in ('waiting', 'packing');--> statement-breakpoint
CREATE UNIQUE INDEX "deletions_company" ON "deletions" USING btree ("company_id") WHERE subject = 'company' and state in ('waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "deletions_person" ON "deletions" USING btree ("user_id") WHERE subject = 'person' and state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "deletions_due" ON "deletions" USING btree ("due_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "kept_records_until" ON "kept_records" USING btree ("keep_until");--> statement-breakpoint
CREATE INDEX "kept_records_deletion" ON "kept_records" USING btree ("deletion_id");--> statement-breakpoint
CREATE INDEX "activities_project" ON "activities" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "activities_permit" ON "activities" USING btree ("company_id","permit_id","id");--> statement-breakpoint
CREATE INDEX "activities_company" ON "activities" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "attachments_project" ON "attachments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "attachments_permit" ON "attachments" USING btree ("company_id","permit_id","created_at");--> statement-breakpoint
CREATE INDEX "attachments_task" ON "attachments" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "attachments_content" ON "attachments" USING btree ("company_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "attachments_request" ON "attachments" USING btree ("company_id","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "note_mentions_member" ON "note_mentions" USING btree ("note_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "note_mentions_subcontractor" ON "note_mentions" USING btree ("note_id","subcontractor_id") WHERE subcontractor_id is not null;--> statement-breakpoint
CREATE INDEX "note_mentions_of_user" ON "note_mentions" USING btree ("user_id","company_id","id");--> statement-breakpoint
CREATE INDEX "note_mentions_of_subcontractor" ON "note_mentions" USING btree ("subcontractor_id");--> statement-breakpoint
CREATE INDEX "notes_project" ON "notes" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_permit" ON "notes" USING btree ("company_id","permit_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notes_request" ON "notes" USING btree ("company_id","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "project_dates_project" ON "project_dates" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "project_dates_company" ON "project_dates" USING btree ("company_id","day");--> statement-breakpoint
CREATE INDEX "project_fees_project" ON "project_fees" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_fees_company" ON "project_fees" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_people_member" ON "project_people" USING btree ("project_id","user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "project_people_subcontractor" ON "project_people" USING btree ("project_id","subcontractor_id") WHERE subcontractor_id is not null;--> statement-breakpoint
CREATE INDEX "project_people_of_user" ON "project_people" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_people_of_subcontractor" ON "project_people" USING btree ("subcontractor_id");--> statement-breakpoint
CREATE INDEX "project_permits_project" ON "project_permits" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "projects_company" ON "projects" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "projects_address" ON "projects" USING btree ("company_id","address_norm");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("company_id","due_on","id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "tasks_company" ON "tasks" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "tasks_project" ON "tasks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "tasks_permit" ON "tasks" USING btree ("company_id","permit_id");--> statement-breakpoint
CREATE INDEX "tasks_assignee" ON "tasks" USING btree ("assignee_id") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "tasks_subcontractor" ON "tasks" USING btree ("subcontractor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_request" ON "tasks" USING btree ("company_id","request_key") WHERE request_key is not null;--> statement-breakpoint
CREATE INDEX "lead_objections_norm" ON "lead_objections" USING btree ("kind","norm");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_searches_name" ON "lead_searches" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "lead_searches_due" ON "lead_searches" USING btree ("next_digest_at");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("company_id","stage","updated_at");--> statement-breakpoint
CREATE INDEX "ticket_entries_ticket" ON "ticket_entries" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_files_ticket" ON "ticket_files" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_files_content" ON "ticket_files" USING btree ("company_id","hash");--> statement-breakpoint
CREATE INDEX "tickets_company" ON "tickets" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_queue" ON "tickets" USING btree ("priority","answer_due_at","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "offline_requests_made" ON "offline_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "put_offs_user" ON "put_offs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "put_offs_made" ON "put_offs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seen_permits_permit" ON "seen_permits" USING btree ("permit_id");--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_requests" ADD CONSTRAINT "idempotent_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_checks_project" ON "permit_checks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "permit_checks_permit" ON "permit_checks" USING btree ("company_id","permit_id");