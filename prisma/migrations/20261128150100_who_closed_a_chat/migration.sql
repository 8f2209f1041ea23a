-- Who closed a conversation last, or opened it again, is looked up when a colleague has it open.
CREATE INDEX audit_entries_chats ON audit_entries ((after->>'chat'), id) WHERE action IN ('chat_closed', 'chat_reopened');
