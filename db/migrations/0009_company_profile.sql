ALTER TABLE "companies" ADD COLUMN "trade" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "addresses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "licenses" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "company_permits" ADD COLUMN "removed_at" timestamp with time zone;