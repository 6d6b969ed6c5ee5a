-- Once, on the primary of a new cluster: psql -v password=... -f database.sql
create role holdall login password :'password';
create database holdall owner holdall;
