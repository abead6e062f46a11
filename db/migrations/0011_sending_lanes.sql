ALTER TABLE "messages" ADD COLUMN "lane" text DEFAULT 'prompt' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "turn_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "lane" text DEFAULT 'prompt' NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_lane" ON "messages" USING btree ("channel","lane","turn_at","next_attempt_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "messages_company_turn" ON "messages" USING btree ("company_id","channel","lane","turn_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "notifications_lane" ON "notifications" USING btree ("lane","due_at") WHERE state = 'queued';