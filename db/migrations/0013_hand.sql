ALTER TABLE "permit_assignments" DROP CONSTRAINT "permit_assignments_permit_id_permits_id_fk";
--> statement-breakpoint
ALTER TABLE "permit_checks" DROP CONSTRAINT "permit_checks_permit_id_permits_id_fk";
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
ALTER TABLE "permit_assignments" ADD CONSTRAINT "permit_assignments_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "permit_checks" ADD CONSTRAINT "permit_checks_permit_id_permits_id_fk" FOREIGN KEY ("permit_id") REFERENCES "public"."permits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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