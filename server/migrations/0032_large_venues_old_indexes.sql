-- Replaced by messages_unsent and messages_with_failure, which do not depend on `state`.
drop index messages_to_send;
drop index messages_failed;
