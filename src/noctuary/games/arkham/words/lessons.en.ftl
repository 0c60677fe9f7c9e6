# The first game, guided.

lesson-first-goal = You are Roland Banks, federal agent, and tonight your own house has shut you in. Find clues to move the story on before doom does.
lesson-first-hand = These five cards are your hand. You could exchange some once; this hand is good, so keep it.
lesson-first-story = Two cards race each other. The agenda collects doom, one each round; the act waits for your clues, two of them to begin with.
lesson-first-asset = A turn is three actions. First, arm yourself: the pistol costs four of your five resources and stays in play.
lesson-first-investigate = Second action: the study holds two clues. Investigate sets your intellect, 3, against the room’s shroud, 2.
lesson-first-commit = Before luck decides you may add cards for their icons, for nothing. Perception shows two books: your 3 becomes 5.
lesson-first-token = Now a token comes out of the bag and changes your number; most of them take something away. Reach 2 and the clue is yours.
lesson-first-again = A clue, and a new card from Perception. Third action: once more, this time without help.
lesson-first-act = Two clues. Spending them costs no action: turn the act, and see where the house has gone.
lesson-first-mythos = Your turn was over, so the round went on: you drew a card, earned a resource, the agenda took one doom, and rats came out of the walls. They are engaged with you.
lesson-first-fight = Walk away now and they would bite first. Shoot instead: combat 4, one more from the pistol, against 1, and two damage if you hit.
lesson-first-cellar = The way is free. Clues lie in the cellar and in the attic; moving costs an action, and this place greets you with a draught of cold.
lesson-first-lose = Damage against your health, horror against your sanity: at either limit you are out. If nobody is left, or the last agenda turns, the night is lost.
lesson-first-win = You win by turning the last act. So: clues before doom, a weapon before the monsters, and cards into the tests that matter.
