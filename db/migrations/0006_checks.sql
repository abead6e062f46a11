CREATE TABLE "check_files" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"hash" text NOT NULL,
	"bytes" bigint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"facts" jsonb,
	"pages_read" integer DEFAULT 0 NOT NULL,
	"pages_drawn" integer DEFAULT 0 NOT NULL,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"added_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_findings" (
	"run_id" text NOT NULL,
	"key" text NOT NULL,
	"position" smallint NOT NULL,
	"rule" text NOT NULL,
	"severity" text NOT NULL,
	"finding" jsonb NOT NULL,
	CONSTRAINT "check_findings_run_id_key_pk" PRIMARY KEY("run_id","key")
);
--> statement-breakpoint
CREATE TABLE "check_rounds" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"company_id" text NOT NULL,
	"number" integer NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date,
	"reviewer" text,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"company_id" text NOT NULL,
	"number" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"input" jsonb NOT NULL,
	"file_ids" text[] NOT NULL,
	"engine_version" text NOT NULL,
	"rules_as_of" date NOT NULL,
	"checklist" jsonb,
	"fee" jsonb,
	"review" jsonb,
	"model" jsonb,
	"explanation" jsonb,
	"held_until" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"locale" text NOT NULL,
	"started_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "check_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"company_id" text NOT NULL,
	"run_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "file_pages" (
	"company_id" text NOT NULL,
	"hash" text NOT NULL,
	"number" smallint NOT NULL,
	"page" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_pages_company_id_hash_number_pk" PRIMARY KEY("company_id","hash","number")
);
--> statement-breakpoint
CREATE TABLE "finding_marks" (
	"check_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text,
	"assignee_id" text,
	"marked_by" text,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finding_marks_check_id_key_pk" PRIMARY KEY("check_id","key")
);
--> statement-breakpoint
CREATE TABLE "permit_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"permit_type" text NOT NULL,
	"city" text,
	"county" text,
	"state" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"stated" jsonb NOT NULL,
	"work" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "round_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"company_id" text NOT NULL,
	"position" integer NOT NULL,
	"discipline" text,
	"comment" text NOT NULL,
	"sheet" text,
	"answer" text,
	"version" text,
	"file_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"assignee_id" text,
	"answered_by" text,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_files" ADD CONSTRAINT "check_files_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_files" ADD CONSTRAINT "check_files_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_files" ADD CONSTRAINT "check_files_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_findings" ADD CONSTRAINT "check_findings_run_id_check_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."check_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_rounds" ADD CONSTRAINT "check_rounds_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_rounds" ADD CONSTRAINT "check_rounds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_rounds" ADD CONSTRAINT "check_rounds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_runs" ADD CONSTRAINT "check_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_shares" ADD CONSTRAINT "check_shares_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_shares" ADD CONSTRAINT "check_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_shares" ADD CONSTRAINT "check_shares_run_id_check_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."check_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_shares" ADD CONSTRAINT "check_shares_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_pages" ADD CONSTRAINT "file_pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finding_marks" ADD CONSTRAINT "finding_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_comments" ADD CONSTRAINT "round_comments_round_id_check_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."check_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_comments" ADD CONSTRAINT "round_comments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_comments" ADD CONSTRAINT "round_comments_file_id_check_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."check_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_comments" ADD CONSTRAINT "round_comments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_comments" ADD CONSTRAINT "round_comments_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_files_check" ON "check_files" USING btree ("check_id","created_at");--> statement-breakpoint
CREATE INDEX "check_files_content" ON "check_files" USING btree ("company_id","hash");--> statement-breakpoint
CREATE INDEX "check_files_due" ON "check_files" USING btree ("created_at") WHERE removed_at is null and (state in ('waiting', 'reading') or (state = 'read' and attempts < 6 and pages_drawn < coalesce((facts ->> 'pages')::int, 0)));--> statement-breakpoint
CREATE UNIQUE INDEX "check_rounds_number" ON "check_rounds" USING btree ("check_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "check_runs_number" ON "check_runs" USING btree ("check_id","number");--> statement-breakpoint
CREATE INDEX "check_runs_due" ON "check_runs" USING btree ("created_at") WHERE state in ('waiting', 'judging', 'explaining');--> statement-breakpoint
CREATE UNIQUE INDEX "check_shares_token" ON "check_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "check_shares_check" ON "check_shares" USING btree ("check_id","created_at");--> statement-breakpoint
CREATE INDEX "check_shares_run" ON "check_shares" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "permit_checks_company" ON "permit_checks" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "round_comments_round" ON "round_comments" USING btree ("round_id","position");--> statement-breakpoint
CREATE INDEX "round_comments_file" ON "round_comments" USING btree ("file_id");