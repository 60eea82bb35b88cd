/** Openings C to E: ECO code, usual name, and moves. */
export const OPENINGS_C_TO_E = `
C00 French Defence|e2e4e7e6
C00 French Defence: Knight Variation|e2e4e7e6g1f3
C00 French Defence: King's Indian Attack|e2e4e7e6d2d3
C00 French Defence: Normal Variation|e2e4e7e6d2d4d7d5
C01 French Defence: Exchange Variation|e2e4e7e6d2d4d7d5e4d5e6d5
C02 French Defence: Advance Variation|e2e4e7e6d2d4d7d5e4e5
C02 French Defence: Advance, Milner-Barry Gambit|e2e4e7e6d2d4d7d5e4e5c7c5c2c3b8c6g1f3d8b6f1d3
C03 French Defence: Tarrasch Variation|e2e4e7e6d2d4d7d5b1d2
C05 French Defence: Tarrasch, Closed|e2e4e7e6d2d4d7d5b1d2g8f6
C07 French Defence: Tarrasch, Open|e2e4e7e6d2d4d7d5b1d2c7c5
C10 French Defence: Paulsen Variation|e2e4e7e6d2d4d7d5b1c3
C10 French Defence: Rubinstein Variation|e2e4e7e6d2d4d7d5b1c3d5e4
C11 French Defence: Classical Variation|e2e4e7e6d2d4d7d5b1c3g8f6
C11 French Defence: Steinitz Variation|e2e4e7e6d2d4d7d5b1c3g8f6e4e5
C11 French Defence: Burn Variation|e2e4e7e6d2d4d7d5b1c3g8f6c1g5d5e4
C12 French Defence: McCutcheon Variation|e2e4e7e6d2d4d7d5b1c3g8f6c1g5f8b4
C13 French Defence: Classical, Normal|e2e4e7e6d2d4d7d5b1c3g8f6c1g5f8e7
C13 French Defence: Alekhine-Chatard Attack|e2e4e7e6d2d4d7d5b1c3g8f6c1g5f8e7e4e5f6d7h2h4
C15 French Defence: Winawer Variation|e2e4e7e6d2d4d7d5b1c3f8b4
C16 French Defence: Winawer, Advance|e2e4e7e6d2d4d7d5b1c3f8b4e4e5
C18 French Defence: Winawer, Main Line|e2e4e7e6d2d4d7d5b1c3f8b4e4e5c7c5a2a3b4c3b2c3
C20 King's Pawn Opening|e2e4e7e5
C20 Wayward Queen Attack|e2e4e7e5d1h5
C20 Napoleon Attack|e2e4e7e5d1f3
C20 Bongcloud Attack|e2e4e7e5e1e2
C21 Center Game|e2e4e7e5d2d4
C21 Danish Gambit|e2e4e7e5d2d4e5d4c2c3
C21 Danish Gambit Accepted|e2e4e7e5d2d4e5d4c2c3d4c3f1c4
C22 Center Game: Main Line|e2e4e7e5d2d4e5d4d1d4
C23 Bishop's Opening|e2e4e7e5f1c4
C23 Scholar's Mate|e2e4e7e5f1c4b8c6d1h5g8f6h5f7
C24 Bishop's Opening: Berlin Defence|e2e4e7e5f1c4g8f6
C25 Vienna Game|e2e4e7e5b1c3
C25 Vienna Game: Max Lange Defence|e2e4e7e5b1c3b8c6
C25 Vienna Game: Vienna Gambit|e2e4e7e5b1c3b8c6f2f4
C26 Vienna Game: Falkbeer Variation|e2e4e7e5b1c3g8f6
C27 Vienna Game: Frankenstein-Dracula Variation|e2e4e7e5b1c3g8f6f1c4f6e4
C29 Vienna Gambit: Main Line|e2e4e7e5b1c3g8f6f2f4d7d5
C30 King's Gambit|e2e4e7e5f2f4
C30 King's Gambit Declined: Classical|e2e4e7e5f2f4f8c5
C31 King's Gambit Declined: Falkbeer Countergambit|e2e4e7e5f2f4d7d5
C33 King's Gambit Accepted|e2e4e7e5f2f4e5f4
C33 King's Gambit Accepted: Bishop's Gambit|e2e4e7e5f2f4e5f4f1c4
C34 King's Gambit Accepted: King's Knight's Gambit|e2e4e7e5f2f4e5f4g1f3
C34 King's Gambit Accepted: Fischer Defence|e2e4e7e5f2f4e5f4g1f3d7d6
C35 King's Gambit Accepted: Cunningham Defence|e2e4e7e5f2f4e5f4g1f3f8e7
C36 King's Gambit Accepted: Modern Defence|e2e4e7e5f2f4e5f4g1f3d7d5
C37 King's Gambit Accepted: Classical|e2e4e7e5f2f4e5f4g1f3g7g5
C37 King's Gambit Accepted: Muzio Gambit|e2e4e7e5f2f4e5f4g1f3g7g5f1c4g5g4e1g1
C39 King's Gambit Accepted: Kieseritzky Gambit|e2e4e7e5f2f4e5f4g1f3g7g5h2h4g5g4f3e5
C40 King's Knight Opening|e2e4e7e5g1f3
C40 Latvian Gambit|e2e4e7e5g1f3f7f5
C40 Elephant Gambit|e2e4e7e5g1f3d7d5
C40 Damiano Defence|e2e4e7e5g1f3f7f6
C40 Greco Defence|e2e4e7e5g1f3d8f6
C41 Philidor Defence|e2e4e7e5g1f3d7d6
C41 Philidor Defence: Exchange Variation|e2e4e7e5g1f3d7d6d2d4e5d4
C41 Philidor Defence: Hanham Variation|e2e4e7e5g1f3d7d6d2d4b8d7
C42 Petrov Defence|e2e4e7e5g1f3g8f6
C42 Petrov Defence: Classical Attack|e2e4e7e5g1f3g8f6f3e5d7d6e5f3f6e4d2d4
C42 Petrov Defence: Stafford Gambit|e2e4e7e5g1f3g8f6f3e5b8c6
C42 Petrov Defence: Cochrane Gambit|e2e4e7e5g1f3g8f6f3e5d7d6e5f7
C43 Petrov Defence: Modern Attack|e2e4e7e5g1f3g8f6d2d4
C44 King's Knight Opening: Normal Variation|e2e4e7e5g1f3b8c6
C44 Ponziani Opening|e2e4e7e5g1f3b8c6c2c3
C44 Inverted Hungarian Opening|e2e4e7e5g1f3b8c6f1e2
C44 Scotch Game|e2e4e7e5g1f3b8c6d2d4
C44 Scotch Gambit|e2e4e7e5g1f3b8c6d2d4e5d4f1c4
C44 Göring Gambit|e2e4e7e5g1f3b8c6d2d4e5d4c2c3
C45 Scotch Game: Main Line|e2e4e7e5g1f3b8c6d2d4e5d4f3d4
C45 Scotch Game: Classical Variation|e2e4e7e5g1f3b8c6d2d4e5d4f3d4f8c5
C45 Scotch Game: Schmidt Variation|e2e4e7e5g1f3b8c6d2d4e5d4f3d4g8f6
C45 Scotch Game: Mieses Variation|e2e4e7e5g1f3b8c6d2d4e5d4f3d4g8f6d4c6b7c6e4e5
C45 Scotch Game: Steinitz Variation|e2e4e7e5g1f3b8c6d2d4e5d4f3d4d8h4
C46 Three Knights Opening|e2e4e7e5g1f3b8c6b1c3
C47 Four Knights Game|e2e4e7e5g1f3b8c6b1c3g8f6
C47 Four Knights Game: Halloween Gambit|e2e4e7e5g1f3b8c6b1c3g8f6f3e5
C47 Four Knights Game: Scotch Variation|e2e4e7e5g1f3b8c6b1c3g8f6d2d4
C48 Four Knights Game: Spanish Variation|e2e4e7e5g1f3b8c6b1c3g8f6f1b5
C50 Italian Game|e2e4e7e5g1f3b8c6f1c4
C50 Hungarian Defence|e2e4e7e5g1f3b8c6f1c4f8e7
C50 Rousseau Gambit|e2e4e7e5g1f3b8c6f1c4f7f5
C50 Blackburne Shilling Gambit|e2e4e7e5g1f3b8c6f1c4c6d4
C50 Giuoco Piano|e2e4e7e5g1f3b8c6f1c4f8c5
C50 Giuoco Pianissimo|e2e4e7e5g1f3b8c6f1c4f8c5d2d3
C51 Evans Gambit|e2e4e7e5g1f3b8c6f1c4f8c5b2b4
C51 Evans Gambit Accepted|e2e4e7e5g1f3b8c6f1c4f8c5b2b4c5b4
C53 Italian Game: Classical Variation|e2e4e7e5g1f3b8c6f1c4f8c5c2c3
C54 Giuoco Pianissimo: Main Line|e2e4e7e5g1f3b8c6f1c4f8c5c2c3g8f6d2d3
C54 Italian Game: Center Attack|e2e4e7e5g1f3b8c6f1c4f8c5c2c3g8f6d2d4
C55 Two Knights Defence|e2e4e7e5g1f3b8c6f1c4g8f6
C55 Two Knights Defence: Modern Bishop's Opening|e2e4e7e5g1f3b8c6f1c4g8f6d2d3
C55 Two Knights Defence: Open Variation|e2e4e7e5g1f3b8c6f1c4g8f6d2d4
C57 Two Knights Defence: Knight Attack|e2e4e7e5g1f3b8c6f1c4g8f6f3g5
C57 Two Knights Defence: Traxler Counterattack|e2e4e7e5g1f3b8c6f1c4g8f6f3g5f8c5
C57 Two Knights Defence: Fried Liver Attack|e2e4e7e5g1f3b8c6f1c4g8f6f3g5d7d5e4d5f6d5g5f7
C57 Two Knights Defence: Lolli Attack|e2e4e7e5g1f3b8c6f1c4g8f6f3g5d7d5e4d5f6d5d2d4
C57 Two Knights Defence: Fritz Variation|e2e4e7e5g1f3b8c6f1c4g8f6f3g5d7d5e4d5c6d4
C58 Two Knights Defence: Polerio Defence|e2e4e7e5g1f3b8c6f1c4g8f6f3g5d7d5e4d5c6a5
C60 Ruy Lopez|e2e4e7e5g1f3b8c6f1b5
C61 Ruy Lopez: Bird Variation|e2e4e7e5g1f3b8c6f1b5c6d4
C62 Ruy Lopez: Steinitz Defence|e2e4e7e5g1f3b8c6f1b5d7d6
C63 Ruy Lopez: Schliemann Defence|e2e4e7e5g1f3b8c6f1b5f7f5
C64 Ruy Lopez: Classical Variation|e2e4e7e5g1f3b8c6f1b5f8c5
C65 Ruy Lopez: Berlin Defence|e2e4e7e5g1f3b8c6f1b5g8f6
C67 Ruy Lopez: Berlin, Rio de Janeiro Variation|e2e4e7e5g1f3b8c6f1b5g8f6e1g1f6e4
C67 Ruy Lopez: Berlin Wall|e2e4e7e5g1f3b8c6f1b5g8f6e1g1f6e4d2d4e4d6b5c6d7c6d4e5d6f5d1d8e8d8
C68 Ruy Lopez: Exchange Variation|e2e4e7e5g1f3b8c6f1b5a7a6b5c6
C70 Ruy Lopez: Morphy Defence|e2e4e7e5g1f3b8c6f1b5a7a6
C70 Ruy Lopez: Columbus Variation|e2e4e7e5g1f3b8c6f1b5a7a6b5a4
C77 Ruy Lopez: Morphy, Modern|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6
C78 Ruy Lopez: Morphy, Castled|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1
C78 Ruy Lopez: Arkhangelsk Variation|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1b7b5a4b3c8b7
C80 Ruy Lopez: Open|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f6e4
C84 Ruy Lopez: Closed|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7
C88 Ruy Lopez: Closed, Anti-Marshall|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3e8g8a2a4
C89 Ruy Lopez: Marshall Attack|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3e8g8c2c3d7d5
C92 Ruy Lopez: Closed, Main Line|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3d7d6c2c3e8g8h2h3
C94 Ruy Lopez: Breyer Defence|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3d7d6c2c3e8g8h2h3c6b8
C96 Ruy Lopez: Chigorin Defence|e2e4e7e5g1f3b8c6f1b5a7a6b5a4g8f6e1g1f8e7f1e1b7b5a4b3d7d6c2c3e8g8h2h3c6a5
D00 Queen's Pawn Game: Closed|d2d4d7d5
D00 Blackmar-Diemer Gambit|d2d4d7d5e2e4
D00 London System: Accelerated|d2d4d7d5c1f4
D00 Queen's Pawn Game: Chigorin Variation|d2d4d7d5b1c3
D01 Richter-Veresov Attack|d2d4d7d5b1c3g8f6c1g5
D01 Jobava London System|d2d4d7d5b1c3g8f6c1f4
D02 Queen's Pawn Game: Zukertort Variation|d2d4d7d5g1f3
D02 London System|d2d4d7d5g1f3g8f6c1f4
D03 Torre Attack: Tartakower Variation|d2d4d7d5g1f3g8f6c1g5
D04 Colle System|d2d4d7d5g1f3g8f6e2e3
D05 Colle System: Traditional|d2d4d7d5g1f3g8f6e2e3e7e6f1d3c7c5c2c3
D06 Queen's Gambit|d2d4d7d5c2c4
D06 Queen's Gambit Declined: Baltic Defence|d2d4d7d5c2c4c8f5
D06 Queen's Gambit Declined: Marshall Defence|d2d4d7d5c2c4g8f6
D06 Queen's Gambit Declined: Austrian Defence|d2d4d7d5c2c4c7c5
D07 Queen's Gambit Declined: Chigorin Defence|d2d4d7d5c2c4b8c6
D08 Albin Countergambit|d2d4d7d5c2c4e7e5
D08 Albin Countergambit: Lasker Trap|d2d4d7d5c2c4e7e5d4e5d5d4e2e3f8b4c1d2d4e3
D10 Slav Defence|d2d4d7d5c2c4c7c6
D10 Slav Defence: Exchange Variation|d2d4d7d5c2c4c7c6c4d5
D11 Slav Defence: Modern Line|d2d4d7d5c2c4c7c6g1f3
D15 Slav Defence: Three Knights Variation|d2d4d7d5c2c4c7c6g1f3g8f6b1c3
D16 Slav Defence: Alapin Variation|d2d4d7d5c2c4c7c6g1f3g8f6b1c3d5c4a2a4
D17 Slav Defence: Czech Variation|d2d4d7d5c2c4c7c6g1f3g8f6b1c3d5c4a2a4c8f5
D20 Queen's Gambit Accepted|d2d4d7d5c2c4d5c4
D20 Queen's Gambit Accepted: Central Variation|d2d4d7d5c2c4d5c4e2e4
D23 Queen's Gambit Accepted: Normal Variation|d2d4d7d5c2c4d5c4g1f3
D26 Queen's Gambit Accepted: Classical|d2d4d7d5c2c4d5c4g1f3g8f6e2e3e7e6
D30 Queen's Gambit Declined|d2d4d7d5c2c4e7e6
D31 Queen's Gambit Declined: Queen's Knight|d2d4d7d5c2c4e7e6b1c3
D31 Semi-Slav Defence: Marshall Gambit|d2d4d7d5c2c4e7e6b1c3c7c6e2e4
D32 Tarrasch Defence|d2d4d7d5c2c4e7e6b1c3c7c5
D35 Queen's Gambit Declined: Normal Defence|d2d4d7d5c2c4e7e6b1c3g8f6
D35 Queen's Gambit Declined: Exchange Variation|d2d4d7d5c2c4e7e6b1c3g8f6c4d5
D37 Queen's Gambit Declined: Three Knights|d2d4d7d5c2c4e7e6b1c3g8f6g1f3
D38 Queen's Gambit Declined: Ragozin Defence|d2d4d7d5c2c4e7e6b1c3g8f6g1f3f8b4
D43 Semi-Slav Defence|d2d4d7d5c2c4e7e6b1c3g8f6g1f3c7c6
D44 Semi-Slav Defence: Botvinnik Variation|d2d4d7d5c2c4e7e6b1c3g8f6g1f3c7c6c1g5d5c4e2e4
D45 Semi-Slav Defence: Normal Variation|d2d4d7d5c2c4e7e6b1c3g8f6g1f3c7c6e2e3
D47 Semi-Slav Defence: Meran Variation|d2d4d7d5c2c4e7e6b1c3g8f6g1f3c7c6e2e3b8d7f1d3d5c4
D50 Queen's Gambit Declined: Modern Variation|d2d4d7d5c2c4e7e6b1c3g8f6c1g5
D52 Queen's Gambit Declined: Cambridge Springs Defence|d2d4d7d5c2c4e7e6b1c3g8f6c1g5b8d7e2e3c7c6g1f3d8a5
D53 Queen's Gambit Declined: Classical|d2d4d7d5c2c4e7e6b1c3g8f6c1g5f8e7
D58 Queen's Gambit Declined: Tartakower Defence|d2d4d7d5c2c4e7e6b1c3g8f6c1g5f8e7e2e3e8g8g1f3h7h6g5h4b7b6
D70 Neo-Grünfeld Defence|d2d4g8f6c2c4g7g6f2f3d7d5
D80 Grünfeld Defence|d2d4g8f6c2c4g7g6b1c3d7d5
D82 Grünfeld Defence: Brinckmann Attack|d2d4g8f6c2c4g7g6b1c3d7d5c1f4
D85 Grünfeld Defence: Exchange Variation|d2d4g8f6c2c4g7g6b1c3d7d5c4d5f6d5e2e4
D90 Grünfeld Defence: Three Knights Variation|d2d4g8f6c2c4g7g6b1c3d7d5g1f3
D96 Grünfeld Defence: Russian Variation|d2d4g8f6c2c4g7g6b1c3d7d5g1f3f8g7d1b3
E00 Indian Defence: East|d2d4g8f6c2c4e7e6
E00 Catalan Opening|d2d4g8f6c2c4e7e6g2g3
E01 Catalan Opening: Closed|d2d4g8f6c2c4e7e6g2g3d7d5f1g2
E04 Catalan Opening: Open Defence|d2d4g8f6c2c4e7e6g2g3d7d5f1g2d5c4
E10 Indian Defence: Anti-Nimzo|d2d4g8f6c2c4e7e6g1f3
E10 Blumenfeld Countergambit|d2d4g8f6c2c4e7e6g1f3c7c5d4d5b7b5
E11 Bogo-Indian Defence|d2d4g8f6c2c4e7e6g1f3f8b4
E12 Queen's Indian Defence|d2d4g8f6c2c4e7e6g1f3b7b6
E12 Queen's Indian Defence: Petrosian Variation|d2d4g8f6c2c4e7e6g1f3b7b6a2a3
E15 Queen's Indian Defence: Fianchetto|d2d4g8f6c2c4e7e6g1f3b7b6g2g3
E20 Nimzo-Indian Defence|d2d4g8f6c2c4e7e6b1c3f8b4
E20 Nimzo-Indian Defence: Kmoch Variation|d2d4g8f6c2c4e7e6b1c3f8b4f2f3
E21 Nimzo-Indian Defence: Three Knights|d2d4g8f6c2c4e7e6b1c3f8b4g1f3
E24 Nimzo-Indian Defence: Sämisch Variation|d2d4g8f6c2c4e7e6b1c3f8b4a2a3
E30 Nimzo-Indian Defence: Leningrad Variation|d2d4g8f6c2c4e7e6b1c3f8b4c1g5
E32 Nimzo-Indian Defence: Classical Variation|d2d4g8f6c2c4e7e6b1c3f8b4d1c2
E40 Nimzo-Indian Defence: Normal Variation|d2d4g8f6c2c4e7e6b1c3f8b4e2e3
E41 Nimzo-Indian Defence: Hübner Variation|d2d4g8f6c2c4e7e6b1c3f8b4e2e3c7c5
E60 King's Indian Defence|d2d4g8f6c2c4g7g6
E61 King's Indian Defence: Queen's Knight|d2d4g8f6c2c4g7g6b1c3
E62 King's Indian Defence: Fianchetto|d2d4g8f6c2c4g7g6b1c3f8g7g1f3d7d6g2g3
E70 King's Indian Defence: Normal Variation|d2d4g8f6c2c4g7g6b1c3f8g7e2e4
E73 King's Indian Defence: Averbakh Variation|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6f1e2e8g8c1g5
E76 King's Indian Defence: Four Pawns Attack|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6f2f4
E80 King's Indian Defence: Sämisch Variation|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6f2f3
E90 King's Indian Defence: Larsen Variation|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6g1f3
E91 King's Indian Defence: Orthodox|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6g1f3e8g8f1e2
E97 King's Indian Defence: Mar del Plata Variation|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6g1f3e8g8f1e2e7e5e1g1b8c6d4d5
E97 King's Indian Defence: Bayonet Attack|d2d4g8f6c2c4g7g6b1c3f8g7e2e4d7d6g1f3e8g8f1e2e7e5e1g1b8c6d4d5c6e7b2b4
`
