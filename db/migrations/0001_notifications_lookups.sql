CREATE INDEX "notifications_recipient" ON "notifications" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "notifications_message" ON "notifications" USING btree ("message_id");