CREATE TABLE "file_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"check_id" text NOT NULL,
	"company_id" text NOT NULL,
	"bytes" bigint NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_check_id_permit_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."permit_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_uploads_company" ON "file_uploads" USING btree ("company_id");