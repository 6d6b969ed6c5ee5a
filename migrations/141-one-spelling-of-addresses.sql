-- Addresses are searched in one spelling, their words joined by a capital, so that the index of three
-- letters in a row knows how one word goes on in the next. Accents follow as cards are made anew.
update listing set search_text = regexp_replace(
  btrim(regexp_replace(translate(lower(search_text), '''’`', ''), '[^[:alnum:]]+', ' ', 'g')), ' ', 'Q', 'g'
);
