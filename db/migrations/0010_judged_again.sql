CREATE TABLE "page_corrections" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"company_id" text NOT NULL,
	"file_id" text NOT NULL,
	"first_page" smallint NOT NULL,
	"last_page" smallint NOT NULL,
	"document_id" text NOT NULL,
	"relation" text NOT NULL,
	"corrected_by" text,
	"corrected_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wrong_findings" (
	"check_id" text NOT NULL,
	"key" text NOT NULL,
	"company_id" text NOT NULL,
	"run_id" text NOT NULL,
	"rule" text NOT NULL,
	"reason" text,
	"said_by" text,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wrong_findings_check_id_key_pk" PRIMARY KEY("check_id","key")
);
--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "readings" jsonb;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "charged" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "again_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "judged_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD COLUMN "address_norm" text;--> statement-breakpoint
ALTER TABLE "page_corrections" ADD CONSTRAINT "page_corrections_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_corrections" ADD CONSTRAINT "page_corrections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_corrections" ADD CONSTRAINT "page_corrections_file_id_check_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."check_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_corrections" ADD CONSTRAINT "page_corrections_corrected_by_users_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_findings" ADD CONSTRAINT "wrong_findings_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_findings" ADD CONSTRAINT "wrong_findings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_findings" ADD CONSTRAINT "wrong_findings_run_id_check_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."check_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wrong_findings" ADD CONSTRAINT "wrong_findings_said_by_users_id_fk" FOREIGN KEY ("said_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_corrections_check" ON "page_corrections" USING btree ("check_id");--> statement-breakpoint
CREATE INDEX "page_corrections_file" ON "page_corrections" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "wrong_findings_rule" ON "wrong_findings" USING btree ("rule","said_at");--> statement-breakpoint
CREATE INDEX "wrong_findings_run" ON "wrong_findings" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "check_runs_again" ON "check_runs" USING btree ("again_asked_at") WHERE again_asked_at is not null;--> statement-breakpoint
CREATE INDEX "permit_checks_address" ON "permit_checks" USING btree ("company_id","address_norm");