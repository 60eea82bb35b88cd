import { sql, type Kysely } from 'kysely'

/** Duels of up to four: further seats beside the first two, whose columns stay as they are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table duel
      add column seat_count       smallint not null default 2 check (seat_count between 2 and 4),
      add column third_id         bigint   references account (id),
      add column fourth_id        bigint   references account (id),
      add column third_left       integer  check (third_left >= 0),
      add column fourth_left      integer  check (fourth_left >= 0),
      add column third_credit     integer  check (third_credit >= 0),
      add column fourth_credit    integer  check (fourth_credit >= 0),
      add column third_seen_at    timestamptz,
      add column fourth_seen_at   timestamptz,
      -- Bits of the seats that were given up while the others play on.
      add column given_up         smallint not null default 0 check (given_up between 0 and 15),
      -- Bits of the seats that want a rematch, where more than two have played.
      add column rematch_seats    smallint not null default 0 check (rematch_seats between 0 and 15),
      -- The place of each seat as JSON, where more than two have played.
      add column places           text,
      drop constraint duel_turn_check,
      add constraint duel_turn_check check (turn >= 0 and turn < seat_count),
      drop constraint duel_winner_check,
      add constraint duel_winner_check check (winner >= 0 and winner < seat_count),
      -- Of two one waits and two play; of more any two play on.
      drop constraint duel_check1,
      add constraint duel_waits_for_somebody check (status <> 'waiting'
        or case when seat_count = 2 then (first_id is null) <> (second_id is null) else first_id is not null end),
      drop constraint duel_check2,
      add constraint duel_has_players check (status <> 'running'
        or case when seat_count = 2 then first_id is not null and second_id is not null
          else num_nonnulls(first_id, second_id, third_id, fourth_id) >= 2 end),
      add constraint duel_seats_exist check (
        (seat_count >= 3 or third_id is null) and (seat_count = 4 or fourth_id is null)),
      add constraint duel_players_differ check (
        third_id <> first_id and third_id <> second_id and third_id <> fourth_id
        and fourth_id <> first_id and fourth_id <> second_id),
      add constraint duel_further_clocks check (
        (third_left is not null) = (clock is not null and seat_count >= 3)
        and (third_credit is not null) = (clock is not null and seat_count >= 3)
        and (fourth_left is not null) = (clock is not null and seat_count = 4)
        and (fourth_credit is not null) = (clock is not null and seat_count = 4)),
      add constraint duel_of_two_is_not_left check (seat_count > 2 or (given_up = 0 and rematch_seats = 0)),
      -- A process of an earlier release cannot end such a duel as one of two.
      add constraint duel_has_places check ((places is not null) = (seat_count > 2 and status = 'ended')),
      add constraint duel_rated_of_two check (seat_count = 2 or rated_as is null),
      add constraint duel_draw_of_two check (seat_count = 2 or draw_by is null)`.execute(db)
}
