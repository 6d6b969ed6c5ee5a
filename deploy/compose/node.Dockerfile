# A database node: Debian's PostgreSQL 15, Patroni and pgBackRest.
FROM debian:12.11-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-15 patroni pgbackrest \
  && rm -rf /var/lib/apt/lists/* /etc/postgresql
COPY deploy/patroni/patroni.yml /etc/patroni/config.yml
COPY deploy/pgbackrest/pgbackrest.conf /etc/pgbackrest.conf
RUN mkdir -p /data && chown postgres:postgres /data
USER postgres
VOLUME /data
CMD ["patroni", "/etc/patroni/config.yml"]
