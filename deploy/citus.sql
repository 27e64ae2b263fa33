-- Spreads the members' tables of an empty, migrated database over the machines of a Citus, by the member (docs/scaling.md). Once, on the
-- coordinator, whose machines know each other already: psql --single-transaction -v ON_ERROR_STOP=1 -f deploy/citus.sql "$DATABASE_URL"

-- Names decide whose a name is, and the product writes them. A unique key of many machines needs the member in it.
drop function keep_name cascade;
drop index users_username, users_email, passkeys_credential;
alter table calendar_links drop constraint "calendar_links_tokenHash_unique";

-- A mail is a job of the coordinator; the product forgets those of an account with it.
alter table mails drop constraint mails_user_id_users_user_id_fk;

-- The guards of the timeline read rows of their own dispute, which lie where they are.
set citus.enable_unsafe_triggers = on;

-- Of nobody: small, on every machine.
select create_reference_table(t) from unnest(array['names', 'installation_keys', 'stripe_events', 'erasures']::regclass[]) t;

-- Everything of members in one group: rows of one member lie on one machine. What a table refers to comes before it.
do $$
declare
  member_table regclass;
begin
  for member_table in
    with recursive deep (member_table, depth) as (
      select (a.attrelid)::regclass, 0 from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'user_id' and c.relname not in ('mails', 'names')
      union all
      select k.conrelid::regclass, deep.depth + 1 from deep join pg_constraint k on k.contype = 'f' and k.confrelid = deep.member_table
    )
    select d.member_table from deep d group by d.member_table order by max(d.depth), d.member_table <> 'users'::regclass, d.member_table::text
  loop
    perform create_distributed_table(member_table, 'user_id',
      colocate_with => case member_table when 'users'::regclass then 'none' else 'users' end);
  end loop;
end $$;
