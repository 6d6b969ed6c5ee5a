-- A picture element sends no token, only the cookie that is a session's other half.
create index session_cookie on session (cookie_digest) where cookie_digest is not null;
