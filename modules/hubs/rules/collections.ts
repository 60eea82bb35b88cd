/** Games of a kind within a kind, or about one thing: named one by one, since no fact of a game tells. */
export interface Collection {
  /** The kind that it is a part of; one that cuts across kinds has none. */
  readonly under?: string
  readonly games: string
}

/** By slug. A test holds that each has at least six games, and that each game is there. */
export const COLLECTIONS: Readonly<Record<string, Collection>> = {
  klondike: {
    under: 'solitaire',
    games: `klondike-solitaire klondike-draw-three double-klondike thumb-and-pouch potluck-klondike two-way-klondike
      easthaven-solitaire westcliff-solitaire agnes-solitaire whitehead-solitaire trigon-solitaire nine-across-solitaire
      saratoga-solitaire gold-mine-solitaire rushdike spidike-solitaire`,
  },
  spider: {
    under: 'solitaire',
    games: `spider-solitaire spider-two-suits spiderette-solitaire simple-simon scorpion-solitaire wasp-solitaire
      spider-cells beetle-solitaire spidike-solitaire will-o-the-wisp`,
  },
  freecell: {
    under: 'solitaire',
    games: `freecell relaxed-freecell forecell freecell-two-cells bakers-game eight-off seahaven-towers
      penguin-solitaire double-freecell kingcell halfway-cells ten-across-solitaire`,
  },
  'pyramid-solitaire': {
    under: 'solitaire',
    games: `pyramid-solitaire giza-solitaire great-pyramid echo-pyramid twin-pyramids hourglass-solitaire fourteen-out
      nestor-solitaire stairway-solitaire thirteen-peaks elevens tens-patience fifteens-patience thirteen-square
      baroness-solitaire`,
  },
  'golf-and-tripeaks': {
    under: 'solitaire',
    games: `golf-solitaire tripeaks-solitaire putt-putt-solitaire pyramid-golf brick-wall-solitaire copycat-golf
      caddie-golf sherpa-peaks hopscotch-golf kindred-wall black-hole-solitaire all-in-a-row butterfly-leap
      sands-of-two-colours gemstone-solitaire`,
  },
  yukon: {
    under: 'solitaire',
    games: `yukon-solitaire russian-solitaire alaska-solitaire moosehide queenie-solitaire yukonic-plague
      roslin-solitaire australian-patience odessa-solitaire rushdike brisbane-solitaire`,
  },
  'chess-of-the-world': {
    under: 'chess',
    games: `xiangqi nine-by-nine-shogi makruk shatranj oblong-shatranj courier-chess little-xiangqi manchu-xiangqi
      kyoto-shogi goro-goro-shogi six-by-six-shogi five-by-five-shogi three-by-four-shogi`,
  },
  'mini-chess': {
    under: 'chess',
    games: `five-by-five-chess six-by-six-chess half-board-chess three-by-four-shogi five-by-five-shogi
      six-by-six-shogi goro-goro-shogi little-xiangqi`,
  },
  'fairy-chess': {
    under: 'chess',
    games: `amazon-chess grand-ten-chess cannon-chess nightrider-chess dragon-chess caravan-chess grasshopper-chess
      hunter-and-falcon-chess chancellor-chess wizards-and-champions remarkable-rookies nutty-knights leaping-clerics
      knight-crown-chess`,
  },
  'chess-with-other-goals': {
    under: 'chess',
    games: `king-of-the-hill-chess three-checks-chess race-of-kings giveaway-chess extinction-chess
      last-piece-standing last-pawn-chess pilgrim-kings race-for-the-centre first-pawn-home mate-me-chess pawn-storm
      pawns-only-chess`,
  },
  'sum-sudoku': {
    under: 'sudoku',
    games: `cage-sum-sudoku arrow-sudoku sandwich-sudoku frame-sudoku circle-sudoku reckoning-sudoku
      five-and-ten-sudoku king-arrow-sudoku cage-cross-sudoku arrow-cross-sudoku sandwich-cross-sudoku
      framed-centres-sudoku window-circle-sudoku knight-circle-sudoku`,
  },
  'sudoku-with-signs': {
    under: 'sudoku',
    games: `two-dots-sudoku more-or-less-sudoku even-odd-sudoku thermometer-sudoku parity-thermometer-sudoku
      jigsaw-dots-sudoku jigsaw-signs-sudoku jigsaw-parity-sudoku touchless-parity-sudoku dotted-windows-sudoku`,
  },
  'animal-mahjong': {
    under: 'mahjong',
    games: `cat-mahjong rabbit-mahjong crab-mahjong butterfly-mahjong owl-mahjong whale-mahjong bear-mahjong
      elephant-mahjong duck-mahjong dinosaur-mahjong octopus-mahjong penguin-mahjong giraffe-mahjong swan-mahjong
      snail-mahjong camel-mahjong`,
  },
  'tic-tac-toe': {
    under: 'four-in-a-row',
    games: `tic-tac-toe avoid-three nine-boards nine-boards-undone three-crosses wild-three fifteen-line
      dodge-the-cube`,
  },
  'five-in-a-row': {
    under: 'four-in-a-row',
    games: `gomoku renju round-gomoku exactly-five twist-five tower-five order-and-chaos`,
  },
  'hunt-and-tafl': {
    under: 'morris',
    games: `fox-and-geese wolf-and-sheep hare-and-hounds tigers-and-goats three-tigers jaguar-and-dogs storm-the-fort
      hnefatafl tablut brandubh ard-ri`,
  },
  football: {
    under: 'ball-sports',
    games: `reef-goalkeeper bent-free-kick spot-kick-cup crab-head-ball dockside-table-football ring-of-six-rondo
      beach-headers bumper-cars-soccer`,
  },
  'darts-and-archery': {
    under: 'target-sports',
    games: `harbor-darts-301 clock-darts cricket-darts windward-archery rail-archery bow-on-the-wall calm-bow`,
  },
  throwing: {
    under: 'target-sports',
    games: `village-petanque harbor-horseshoes carousel-ring-toss plank-cornhole palm-disc-golf far-javelin log-axe
      whirl-hammer beach-bocce boardwalk-skee hammer-spin`,
  },
  pong: {
    under: 'brick-breaker',
    games: `shell-wall-pong cliff-squash whirlpool-pong two-tone-paddle storm-keeper four-raft-pong tradewind-pong
      ring-pong turnabout-pong sunset-tennis lagoon-air-hockey`,
  },
  cooking: {
    under: 'serving',
    games: `papas-pizzeria layered-juice-bar noodle-cart melting-scoops sushi-belt ember-skewers coffee-pier
      turning-cake ember-bakery pancake-deck recipe-blade beach-tables`,
  },
  maths: {
    under: 'brain-teasers',
    games: `true-sums make-the-number make-whole missing-sign running-total exact-coins matchstick-sums
      cross-out-sums shell-calculator magic-figures fair-baskets turtle-sums pebble-sums lines-of-ten shared-pie
      calcudoku crowd-lanes heavier-pan ferry-tickets`,
  },
  'spatial-thinking': {
    under: 'brain-teasers',
    games: `cube-pile rolling-die punched-leaf half-wing mirror-rafts who-sees gear-way hidden-cubes under-the-dice
      turning-wheels mirror-lines punched-paper turned-or-mirrored clock-in-the-mirror jugs-in-a-row`,
  },
  'placement-puzzles': {
    under: 'shading-puzzles',
    games: `queens star-gardens star-count tents camp-posts horses lamps lighthouses magnets fleet golden-pairs`,
  },
  cars: {
    games: `harbour-circuit polytrack oval-draft kart-surprise drift-garden gravel-rally gear-duel pace-notes
      last-car-out there-and-back highway-weave table-racers spark-lap glass-freight tyre-keeper sunset-hunt
      coast-checkpoint palm-traffic patrol-chase fuel-run hill-buggy cargo-truck monster-crush turbo-bend gear-strip
      slip-stream parking-round crate-breaker bumper-cars-soccer`,
  },
  boats: {
    games: `boat-slalom free-the-sailboat boat-hire cargo-ferry raft-builders driftwood-boats rescue-flotilla
      stern-gunner torpedo-run sonar-sub recoil-raft hook-duel leaky-boat harbour-light canal-cross dawn-fleet fleet
      hidden-fleet lantern-swarm two-lanes`,
  },
  trains: {
    games: `railway-line knots-and-rails freight-tunnels crate-train tail-train harbour-shunting fork-rail hay-train
      gun-train pump-trolley mine-cart train-mahjong`,
  },
  animals: {
    games: `gecko-gorge penguin-slide frog-bounce turtle-dive octopus-climb armadillo-slam mole-tunnels parrot-dash
      forgetful-parrot little-zoo nest-guard turtle-escort four-shepherds duck-parade sheep-shove cats-and-dogs
      fox-and-geese hare-and-hounds sheep-and-wolves animal-nonograms bird-nonograms cat-mahjong dolphin-loop
      heron-watch chameleon-snap whale-snap pelican-dive pony-loop reef-doctor birds-aboard`,
  },
  underwater: {
    games: `deep-dive turtle-dive sonar-sub reef-cave-diver coral-ring-flight depth-charges deep-breath-reef
      pearl-divers pearl-breath puffer-fit eel-curves lantern-eels pearl-tank dolphin-loop reef-doctor whirl-tube
      jelly-gulp`,
  },
  space: {
    games: `moon-hopper comet-dash orbit-keepers galaxy-divers soft-landing orbit-hop comet-ring planet-bender
      tiny-planet planets-in-line moon-by-moon star-dome sky-nonograms rocket-mahjong ufo-mahjong little-planet`,
  },
  winter: {
    games: `penguin-slide snow-roll snow-forts sledge-run ice-figures iceberg-drift glacier-putt frozen-crates
      skating-crab skating-twins ice-winch ice-saw six-way-ice ice-chess last-raft avalanche-blocks thin-ice-blocks
      lantern-curling power-play-three heartbeat-biathlon snowman-mahjong`,
  },
  'farm-and-garden': {
    games: `mango-acres mango-stand tractor-pull hay-train day-and-night-grove turning-year grown-garrison
      patient-garden roaming-wool meadow-mower field-cut flower-boat garden-plots tents harvest-rain seed-chute
      wing-garden four-shepherds plant-nonograms flower-garden`,
  },
  fruit: {
    games: `fruit-ninja fruit-juggle heart-of-the-fruit harvest-rain fruit-snake mango-sling coconut-cut berry-pegs
      basket-run coconut-cannon layered-juice-bar juice-works mango-acres fruit-trios apple-mahjong
      cherry-mahjong more-berries`,
  },
  stacking: {
    games: `crane-stack jelly-scaffold tower-drop crate-towers totem-drop lean-tower keep-the-idol draw-a-plank
      sand-bridge snug-fit feather-log coloured-towers dice-towers`,
  },
  jumping: {
    games: `pogo-crab charge-jump orbit-hop twin-step long-leap prism-hop crouch-hop rope-skip skipping-rope pogo-lean
      ledge-leap spring-boots wall-spring cloud-stairs lava-floors frog-bounce crab-climb coconut-trot cloud-hop
      hurdle-race stream-hoppers`,
  },
  swinging: {
    games: `hook-swing vine-swing liana-rings tether-drift swing-pump wake-swing vine-drop swinging-anchor
      palm-tetherball lasso-lagoon pony-loop winch-climber`,
  },
  cannons: {
    games: `castle-cannon-duel coconut-cannon reef-cannon mango-sling trebuchet-tower mortar-by-numbers coconut-siege
      gate-battery basket-battery planet-bender beacon-watch number-cannon recoil-crab recoil-raft spin-shoot
      coconut-slings crate-wrecker`,
  },
  hexagons: {
    games: `honeycomb-2048 hex-merge hive-blocks honeycomb-maze honeycomb-keys-maze honeycomb-shore honeycomb-clutches
      honeycomb-fence honeycomb-thread honeycomb-slide honeycomb-gems hexagon-lanterns ember-honeycomb great-hex
      two-stone-hex rocky-hex hex-flip hex-well marble-hexagon six-way-ice`,
  },
  'ancient-games': {
    games: `royal-game-of-ur senet backgammon oware hnefatafl tablut brandubh nine-mens-morris three-mens-morris
      picaria shatranj nyout ashta-chamma zohn-ahl goose-spiral alquerque konane tigers-and-goats fox-and-geese`,
  },
}

/** Families that many who grew up at the arcade, or beside a card table, look for. */
export const RETRO_FAMILIES = ['invaders', 'brick', 'paddle', 'snake', 'pinball', 'falling', 'platformer']
export const SENIOR_FAMILIES = [
  'mahjong',
  'solitaire',
  'jigsaw',
  'memory',
  'dominoes',
  'draughts',
  'sudoku',
  'hidden',
  'connect',
  'words',
  'quiz',
]
