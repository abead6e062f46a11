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
CREATE TABLE "checklist_ticks" (
	"company_id" text NOT NULL,
	"checklist_id" text NOT NULL,
	"document_id" text NOT NULL,
	"ticked_by" text,
	"ticked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checklist_ticks_checklist_id_document_id_pk" PRIMARY KEY("checklist_id","document_id")
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
CREATE TABLE "project_checklists" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"project_id" text,
	"permit_id" bigint,
	"permit_type" text NOT NULL,
	"city" text,
	"county" text,
	"state" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_checklists_one" CHECK (num_nonnulls(project_id, permit_id) = 1)
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
ALTER TABLE "permit_checks" ADD COLUMN "project_id" text;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD COLUMN "permit_id" bigint;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_checklist_id_project_checklists_id_fk" FOREIGN KEY ("checklist_id") REFERENCES "public"."project_checklists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_ticked_by_users_id_fk" FOREIGN KEY ("ticked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "declined_projects" ADD CONSTRAINT "declined_projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_subcontractor_id_subcontractors_id_fk" FOREIGN KEY ("subcontractor_id") REFERENCES "public"."subcontractors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_checklists" ADD CONSTRAINT "project_checklists_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_checklists" ADD CONSTRAINT "project_checklists_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_checklists" ADD CONSTRAINT "project_checklists_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_checklists" ADD CONSTRAINT "project_checklists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "project_checklists_project" ON "project_checklists" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "project_checklists_permit" ON "project_checklists" USING btree ("company_id","permit_id");--> statement-breakpoint
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
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permit_checks_project" ON "permit_checks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "permit_checks_permit" ON "permit_checks" USING btree ("company_id","permit_id");