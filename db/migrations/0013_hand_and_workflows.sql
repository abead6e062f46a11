CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"outcome" text,
	"problem" jsonb,
	"subject" text,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"headings" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"defaults" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"known" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"reached" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workflow_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"run_id" bigint NOT NULL,
	"url" text NOT NULL,
	"body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"lease" text,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "workflow_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workflow_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" text NOT NULL,
	"workflow_id" text NOT NULL,
	"version" integer NOT NULL,
	"event_key" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"permit_id" bigint,
	"place" text NOT NULL,
	"what" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"condition" smallint,
	"effects" jsonb NOT NULL,
	"cause_id" bigint,
	"depth" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflow_tasks" (
	"task_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"run_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workflows" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"rule" jsonb NOT NULL,
	"trigger" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"keeper_id" text,
	"dry_run_version" integer,
	"on_since" timestamp with time zone,
	"looked_until" timestamp with time zone,
	"next_look_at" timestamp with time zone,
	"told_until" timestamp with time zone,
	"signing_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "permit_assignments" DROP CONSTRAINT "permit_assignments_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "permit_checks" DROP CONSTRAINT "permit_checks_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_event_id_permit_events_id_fk";
--> statement-breakpoint
ALTER TABLE "company_permits" DROP CONSTRAINT "company_permits_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "permit_events" DROP CONSTRAINT "permit_events_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "activities" DROP CONSTRAINT "activities_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "notes" DROP CONSTRAINT "notes_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "project_fees" DROP CONSTRAINT "project_fees_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "project_permits" DROP CONSTRAINT "project_permits_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "project_permits" DROP CONSTRAINT "project_permits_waits_for_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "permits" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_calls" ADD CONSTRAINT "workflow_calls_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_calls" ADD CONSTRAINT "workflow_calls_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_calls" ADD CONSTRAINT "workflow_calls_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_tasks" ADD CONSTRAINT "workflow_tasks_run_id_workflow_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."workflow_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflows" ADD CONSTRAINT "workflows_keeper_id_users_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_rejected" ON "import_rows" USING btree ("import_id","row") WHERE outcome = 'rejected';--> statement-breakpoint
CREATE INDEX "imports_company" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "imports_open" ON "imports" USING btree ("moved_at") WHERE state in ('running', 'undoing');--> statement-breakpoint
CREATE INDEX "workflow_calls_due" ON "workflow_calls" USING btree ("created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "workflow_calls_run" ON "workflow_calls" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "workflow_calls_company" ON "workflow_calls" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workflow_runs_once" ON "workflow_runs" USING btree ("workflow_id","version","event_key");--> statement-breakpoint
CREATE INDEX "workflow_runs_log" ON "workflow_runs" USING btree ("workflow_id","id");--> statement-breakpoint
CREATE INDEX "workflow_runs_past" ON "workflow_runs" USING btree ("workflow_id","version","event_at");--> statement-breakpoint
CREATE INDEX "workflow_runs_company" ON "workflow_runs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "workflow_runs_permit" ON "workflow_runs" USING btree ("permit_id");--> statement-breakpoint
CREATE INDEX "workflow_tasks_company" ON "workflow_tasks" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "workflows_company" ON "workflows" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "workflows_due" ON "workflows" USING btree ("next_look_at") WHERE is_on;--> statement-breakpoint
ALTER TABLE "permit_assignments" ADD CONSTRAINT "permit_assignments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_permit_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."permit_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_permits" ADD CONSTRAINT "company_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_events" ADD CONSTRAINT "permit_events_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permits" ADD CONSTRAINT "permits_owner_id_companies_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_fees" ADD CONSTRAINT "project_fees_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permits" ADD CONSTRAINT "project_permits_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_permits" ADD CONSTRAINT "project_permits_waits_for_permits_id_fk" FOREIGN KEY ("waits_for") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "permits_owner" ON "permits" USING btree ("owner_id","permit_number") WHERE owner_id is not null;