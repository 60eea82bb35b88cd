/** Openings A to B: ECO code, usual name, and moves. */
export const OPENINGS_A_TO_B = `
A00 Anderssen's Opening|a2a3
A00 Ware Opening|a2a4
A00 Grob Opening|g2g4
A00 Polish Opening|b2b4
A00 Polish Opening: Main Line|b2b4e7e5c1b2f8b4b2e5
A00 Saragossa Opening|c2c3
A00 Mieses Opening|d2d3
A00 Van't Kruijs Opening|e2e3
A00 Barnes Opening|f2f3
A00 Fool's Mate|f2f3e7e5g2g4d8h4
A00 Clemenz Opening|h2h3
A00 Kádas Opening|h2h4
A00 Amar Opening|g1h3
A00 Sodium Attack|b1a3
A00 Van Geet Opening|b1c3
A00 Hungarian Opening|g2g3
A00 Hungarian Opening: Indian Defence|g2g3g8f6
A01 Nimzo-Larsen Attack|b2b3
A01 Nimzo-Larsen Attack: Modern Variation|b2b3e7e5
A01 Nimzo-Larsen Attack: Classical Variation|b2b3d7d5
A01 Nimzo-Larsen Attack: Indian Variation|b2b3g8f6
A02 Bird Opening|f2f4
A02 Bird Opening: From's Gambit|f2f4e7e5
A02 Bird Opening: From's Gambit Accepted|f2f4e7e5f4e5d7d6
A03 Bird Opening: Dutch Variation|f2f4d7d5
A04 Zukertort Opening|g1f3
A04 Zukertort Opening: Sicilian Invitation|g1f3c7c5
A04 Zukertort Opening: Dutch Variation|g1f3f7f5
A05 Zukertort Opening: Quiet System|g1f3g8f6
A05 King's Indian Attack|g1f3g8f6g2g3
A06 Zukertort Opening: Queen's Pawn|g1f3d7d5
A06 Nimzo-Larsen Attack: Classical|g1f3d7d5b2b3
A07 King's Indian Attack|g1f3d7d5g2g3
A08 King's Indian Attack: Main Line|g1f3d7d5g2g3c7c5f1g2
A09 Réti Opening|g1f3d7d5c2c4
A09 Réti Opening: Advance Variation|g1f3d7d5c2c4d5d4
A09 Réti Opening: Accepted|g1f3d7d5c2c4d5c4
A10 English Opening|c2c4
A10 English Opening: Anglo-Dutch Defence|c2c4f7f5
A11 English Opening: Caro-Kann Defensive System|c2c4c7c6
A13 English Opening: Agincourt Defence|c2c4e7e6
A15 English Opening: Anglo-Indian Defence|c2c4g8f6
A16 English Opening: Anglo-Indian, Queen's Knight|c2c4g8f6b1c3
A16 English Opening: Anglo-Grünfeld Defence|c2c4g8f6b1c3d7d5
A17 English Opening: Hedgehog System|c2c4g8f6b1c3e7e6
A18 English Opening: Mikenas-Carls Variation|c2c4g8f6b1c3e7e6e2e4
A20 English Opening: King's English Variation|c2c4e7e5
A21 English Opening: Reversed Sicilian|c2c4e7e5b1c3
A22 English Opening: Two Knights Variation|c2c4e7e5b1c3g8f6
A25 English Opening: Closed System|c2c4e7e5b1c3b8c6
A28 English Opening: Four Knights System|c2c4e7e5b1c3b8c6g1f3g8f6
A29 English Opening: Four Knights, Fianchetto|c2c4e7e5b1c3b8c6g1f3g8f6g2g3
A30 English Opening: Symmetrical Variation|c2c4c7c5
A34 English Opening: Symmetrical, Normal|c2c4c7c5b1c3
A35 English Opening: Symmetrical, Two Knights|c2c4c7c5b1c3b8c6
A36 English Opening: Symmetrical, Fianchetto|c2c4c7c5b1c3b8c6g2g3
A40 Queen's Pawn Game|d2d4
A40 Englund Gambit|d2d4e7e5
A40 Horwitz Defence|d2d4e7e6
A40 Polish Defence|d2d4b7b5
A40 Queen's Knight Defence|d2d4b8c6
A40 Modern Defence: Queen's Pawn|d2d4g7g6
A41 Old Indian Defence|d2d4d7d6
A41 Wade Defence|d2d4d7d6g1f3c8g4
A43 Benoni Defence|d2d4c7c5
A43 Old Benoni Defence|d2d4c7c5d4d5
A45 Indian Defence|d2d4g8f6
A45 Trompowsky Attack|d2d4g8f6c1g5
A45 Trompowsky Attack: Main Line|d2d4g8f6c1g5f6e4
A46 Indian Defence: Knights Variation|d2d4g8f6g1f3
A46 London System: Indian|d2d4g8f6g1f3e7e6c1f4
A46 Torre Attack|d2d4g8f6g1f3e7e6c1g5
A47 Queen's Indian: London System|d2d4g8f6g1f3b7b6
A48 East Indian Defence|d2d4g8f6g1f3g7g6
A48 London System: East Indian|d2d4g8f6g1f3g7g6c1f4
A48 Torre Attack: Fianchetto Defence|d2d4g8f6g1f3g7g6c1g5
A50 Indian Defence: Normal Variation|d2d4g8f6c2c4
A51 Budapest Defence|d2d4g8f6c2c4e7e5
A51 Budapest Defence: Fajarowicz Variation|d2d4g8f6c2c4e7e5d4e5f6e4
A52 Budapest Defence: Main Line|d2d4g8f6c2c4e7e5d4e5f6g4
A53 Old Indian Defence: Queen's Gambit|d2d4g8f6c2c4d7d6
A56 Benoni Defence: Indian|d2d4g8f6c2c4c7c5
A57 Benko Gambit|d2d4g8f6c2c4c7c5d4d5b7b5
A58 Benko Gambit Accepted|d2d4g8f6c2c4c7c5d4d5b7b5c4b5a7a6b5a6
A60 Modern Benoni|d2d4g8f6c2c4c7c5d4d5e7e6
A61 Modern Benoni: Main Line|d2d4g8f6c2c4c7c5d4d5e7e6b1c3e6d5c4d5d7d6
A65 Modern Benoni: King's Pawn|d2d4g8f6c2c4c7c5d4d5e7e6b1c3e6d5c4d5d7d6e2e4
A80 Dutch Defence|d2d4f7f5
A80 Dutch Defence: Hopton Attack|d2d4f7f5c1g5
A82 Staunton Gambit|d2d4f7f5e2e4
A83 Staunton Gambit Accepted|d2d4f7f5e2e4f5e4
A84 Dutch Defence: Queen's Gambit|d2d4f7f5c2c4
A86 Dutch Defence: Fianchetto Attack|d2d4f7f5c2c4g8f6g2g3
A87 Dutch Defence: Leningrad Variation|d2d4f7f5c2c4g8f6g2g3g7g6f1g2f8g7g1f3
A90 Dutch Defence: Classical Variation|d2d4f7f5c2c4g8f6g2g3e7e6f1g2
A90 Dutch Defence: Stonewall|d2d4f7f5c2c4g8f6g2g3e7e6f1g2d7d5
B00 King's Pawn Game|e2e4
B00 Nimzowitsch Defence|e2e4b8c6
B00 Nimzowitsch Defence: Scandinavian|e2e4b8c6d2d4d7d5
B00 Owen Defence|e2e4b7b6
B00 St. George Defence|e2e4a7a6
B00 Borg Defence|e2e4g7g5
B00 Barnes Defence|e2e4f7f6
B00 Duras Gambit|e2e4f7f5
B01 Scandinavian Defence|e2e4d7d5
B01 Scandinavian Defence: Mieses-Kotroč Variation|e2e4d7d5e4d5d8d5
B01 Scandinavian Defence: Main Line|e2e4d7d5e4d5d8d5b1c3d5a5
B01 Scandinavian Defence: Gubinsky-Melts Defence|e2e4d7d5e4d5d8d5b1c3d5d6
B01 Scandinavian Defence: Valencian Variation|e2e4d7d5e4d5d8d5b1c3d5d8
B01 Scandinavian Defence: Modern Variation|e2e4d7d5e4d5g8f6
B01 Scandinavian Defence: Portuguese Gambit|e2e4d7d5e4d5g8f6d2d4c8g4
B01 Scandinavian Defence: Icelandic Gambit|e2e4d7d5e4d5g8f6c2c4e7e6
B02 Alekhine Defence|e2e4g8f6
B02 Alekhine Defence: Scandinavian Variation|e2e4g8f6b1c3d7d5
B02 Alekhine Defence: Two Pawns Attack|e2e4g8f6e4e5f6d5c2c4d5b6c4c5
B03 Alekhine Defence: Exchange Variation|e2e4g8f6e4e5f6d5d2d4d7d6c2c4d5b6e5d6
B03 Alekhine Defence: Four Pawns Attack|e2e4g8f6e4e5f6d5d2d4d7d6c2c4d5b6f2f4
B04 Alekhine Defence: Modern Variation|e2e4g8f6e4e5f6d5d2d4d7d6g1f3
B06 Modern Defence|e2e4g7g6
B06 Modern Defence: Standard Line|e2e4g7g6d2d4f8g7b1c3
B07 Pirc Defence|e2e4d7d6
B07 Pirc Defence: Main Line|e2e4d7d6d2d4g8f6b1c3g7g6
B07 Czech Defence|e2e4d7d6d2d4g8f6b1c3c7c6
B08 Pirc Defence: Classical Variation|e2e4d7d6d2d4g8f6b1c3g7g6g1f3
B09 Pirc Defence: Austrian Attack|e2e4d7d6d2d4g8f6b1c3g7g6f2f4
B10 Caro-Kann Defence|e2e4c7c6
B10 Caro-Kann Defence: Hillbilly Attack|e2e4c7c6f1c4
B10 Caro-Kann Defence: Accelerated Panov Attack|e2e4c7c6c2c4
B11 Caro-Kann Defence: Two Knights Attack|e2e4c7c6b1c3d7d5g1f3
B12 Caro-Kann Defence: Main Line|e2e4c7c6d2d4d7d5
B12 Caro-Kann Defence: Advance Variation|e2e4c7c6d2d4d7d5e4e5
B12 Caro-Kann Defence: Advance, Short Variation|e2e4c7c6d2d4d7d5e4e5c8f5g1f3
B12 Caro-Kann Defence: Botvinnik-Carls Defence|e2e4c7c6d2d4d7d5e4e5c6c5
B12 Caro-Kann Defence: Fantasy Variation|e2e4c7c6d2d4d7d5f2f3
B13 Caro-Kann Defence: Exchange Variation|e2e4c7c6d2d4d7d5e4d5c6d5
B13 Caro-Kann Defence: Panov Attack|e2e4c7c6d2d4d7d5e4d5c6d5c2c4
B15 Caro-Kann Defence: Main Line|e2e4c7c6d2d4d7d5b1c3
B15 Caro-Kann Defence: Tartakower Variation|e2e4c7c6d2d4d7d5b1c3d5e4c3e4g8f6e4f6e7f6
B16 Caro-Kann Defence: Bronstein-Larsen Variation|e2e4c7c6d2d4d7d5b1c3d5e4c3e4g8f6e4f6g7f6
B17 Caro-Kann Defence: Karpov Variation|e2e4c7c6d2d4d7d5b1c3d5e4c3e4b8d7
B18 Caro-Kann Defence: Classical Variation|e2e4c7c6d2d4d7d5b1c3d5e4c3e4c8f5
B19 Caro-Kann Defence: Classical, Spassky Variation|e2e4c7c6d2d4d7d5b1c3d5e4c3e4c8f5e4g3f5g6h2h4h7h6g1f3b8d7h4h5
B20 Sicilian Defence|e2e4c7c5
B20 Sicilian Defence: Bowdler Attack|e2e4c7c5f1c4
B20 Sicilian Defence: Wing Gambit|e2e4c7c5b2b4
B20 Sicilian Defence: Snyder Variation|e2e4c7c5b2b3
B21 Sicilian Defence: McDonnell Attack|e2e4c7c5f2f4
B21 Sicilian Defence: Smith-Morra Gambit|e2e4c7c5d2d4c5d4c2c3
B21 Sicilian Defence: Smith-Morra Gambit Accepted|e2e4c7c5d2d4c5d4c2c3d4c3b1c3
B22 Sicilian Defence: Alapin Variation|e2e4c7c5c2c3
B22 Sicilian Defence: Alapin, Scandinavian Defence|e2e4c7c5c2c3d7d5
B22 Sicilian Defence: Alapin, Barmen Defence|e2e4c7c5c2c3g8f6
B23 Sicilian Defence: Closed|e2e4c7c5b1c3
B23 Sicilian Defence: Grand Prix Attack|e2e4c7c5b1c3b8c6f2f4
B24 Sicilian Defence: Closed, Fianchetto|e2e4c7c5b1c3b8c6g2g3
B27 Sicilian Defence: Modern|e2e4c7c5g1f3
B27 Sicilian Defence: Hyperaccelerated Dragon|e2e4c7c5g1f3g7g6
B28 Sicilian Defence: O'Kelly Variation|e2e4c7c5g1f3a7a6
B29 Sicilian Defence: Nimzowitsch Variation|e2e4c7c5g1f3g8f6
B30 Sicilian Defence: Old Sicilian|e2e4c7c5g1f3b8c6
B30 Sicilian Defence: Rossolimo Attack|e2e4c7c5g1f3b8c6f1b5
B31 Sicilian Defence: Rossolimo, Fianchetto|e2e4c7c5g1f3b8c6f1b5g7g6
B32 Sicilian Defence: Open|e2e4c7c5g1f3b8c6d2d4c5d4f3d4
B32 Sicilian Defence: Kalashnikov Variation|e2e4c7c5g1f3b8c6d2d4c5d4f3d4e7e5d4b5d7d6
B33 Sicilian Defence: Sveshnikov Variation|e2e4c7c5g1f3b8c6d2d4c5d4f3d4g8f6b1c3e7e5
B34 Sicilian Defence: Accelerated Dragon|e2e4c7c5g1f3b8c6d2d4c5d4f3d4g7g6
B36 Sicilian Defence: Maróczy Bind|e2e4c7c5g1f3b8c6d2d4c5d4f3d4g7g6c2c4
B40 Sicilian Defence: French Variation|e2e4c7c5g1f3e7e6
B40 Sicilian Defence: Pin Variation|e2e4c7c5g1f3e7e6d2d4c5d4f3d4g8f6b1c3f8b4
B41 Sicilian Defence: Kan Variation|e2e4c7c5g1f3e7e6d2d4c5d4f3d4a7a6
B44 Sicilian Defence: Taimanov Variation|e2e4c7c5g1f3e7e6d2d4c5d4f3d4b8c6
B45 Sicilian Defence: Four Knights Variation|e2e4c7c5g1f3e7e6d2d4c5d4f3d4b8c6b1c3g8f6
B50 Sicilian Defence: Modern Variations|e2e4c7c5g1f3d7d6
B51 Sicilian Defence: Moscow Variation|e2e4c7c5g1f3d7d6f1b5
B53 Sicilian Defence: Chekhover Variation|e2e4c7c5g1f3d7d6d2d4c5d4d1d4
B54 Sicilian Defence: Modern, Open|e2e4c7c5g1f3d7d6d2d4c5d4f3d4
B56 Sicilian Defence: Classical Variation|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3b8c6
B57 Sicilian Defence: Classical, Sozin Attack|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3b8c6f1c4
B60 Sicilian Defence: Richter-Rauzer Variation|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3b8c6c1g5
B70 Sicilian Defence: Dragon Variation|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3g7g6
B72 Sicilian Defence: Dragon, Classical|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3g7g6c1e3
B76 Sicilian Defence: Dragon, Yugoslav Attack|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3g7g6c1e3f8g7f2f3
B80 Sicilian Defence: Scheveningen Variation|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3e7e6
B81 Sicilian Defence: Keres Attack|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3e7e6g2g4
B90 Sicilian Defence: Najdorf Variation|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3a7a6
B90 Sicilian Defence: Najdorf, English Attack|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3a7a6c1e3
B92 Sicilian Defence: Najdorf, Opočenský Variation|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3a7a6f1e2
B94 Sicilian Defence: Najdorf, Bishop's Attack|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3a7a6c1g5
B97 Sicilian Defence: Najdorf, Poisoned Pawn|e2e4c7c5g1f3d7d6d2d4c5d4f3d4g8f6b1c3a7a6c1g5e7e6f2f4d8b6
`
