alter table shelf drop column depth;
