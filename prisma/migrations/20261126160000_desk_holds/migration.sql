-- Staff keep a unit while they type a booking, as guests do while they pay. The address of who does; null for a guest.
ALTER TABLE holds ADD COLUMN held_by text;
