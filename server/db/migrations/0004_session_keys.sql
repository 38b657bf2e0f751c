ALTER TABLE "storefront"."app_user" ADD COLUMN "session_key" text DEFAULT gen_random_uuid()::text NOT NULL;
--> statement-breakpoint
-- Until now, the salt of the password hash had the part of a session key. It stays valid, so that nobody is logged out.
UPDATE "storefront"."app_user" SET "session_key" = split_part("password_hash", '$', 3) WHERE "password_hash" <> '';
