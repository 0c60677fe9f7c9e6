# The first game, guided.

lesson-first-goal = You are Roland Banks, federal agent, and tonight your own house has shut you in. Find clues to move the story on before doom does.
lesson-first-hand = These five cards are your hand. You could set some aside once and draw others; this hand is good, so keep it.
lesson-first-story = Two cards race each other. The agenda collects doom, one each round, and turns against you when its ring is full; the act waits for your clues, two of them to begin with.
lesson-first-asset = A turn is three actions. First, arm yourself: the pistol costs four of your five resources and stays in play.
lesson-first-investigate = Second action: the study holds two clues. Investigating sets your intellect, 3, against the number on the place’s shield, its shroud: 2.
lesson-first-commit = Before luck decides you may commit cards: their icons add to your number, and you pay nothing. Perception shows two books: your 3 becomes 5.
lesson-first-token = That is enough: draw a token from the bag. It changes your number, and most of them take something away. Reach 2 and the clue is yours.
lesson-first-again = The token said +1: 6 against 2. A clue is yours, and a new card thanks to Perception. Third action: once more, this time without help.
lesson-first-act = Two clues. Spending them costs no action: let the act advance, and see where the house has gone.
lesson-first-mythos = The study is gone: you stand in the hallway. Your turn was over, so the round went on: you drew a card, earned a resource, the agenda took one doom, and rats came. Engaged with you, they bite every round.
lesson-first-fight = Walk away now and they would bite first. Shoot instead: combat 4, one more from the pistol, against 1, and two damage if you hit.
lesson-first-cellar = The way is free. Clues lie in the cellar and in the attic; moving costs an action. The cellar is lit: go there.
lesson-first-lose = The cold of the cellar cost you 1 damage. Damage counts against your health, horror against your sanity: at either limit you are out. If nobody is left, or the last agenda turns, the night is lost.
lesson-first-win = You win when the last act advances. So: clues before doom, a weapon before the monsters, and cards into the tests that matter.
