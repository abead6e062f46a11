ALTER TABLE "billing_accounts" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "check_files" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "check_runs" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "probe_lease" text;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "probe_lease_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lease" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lease_until" timestamp with time zone;