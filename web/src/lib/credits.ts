/** Who drew the icons that the page and the games use (game-icons.net, CC BY 3.0). A test holds it complete. */
export const ICON_AUTHORS: Readonly<Record<string, string>> = {
  Lorc:
    "android-mask angel-wings anvil archery-target arrow-flights arrowhead arrows-shield arson axe-in-stump axe-swing " +
    "backstab barbed-spear barbute battle-axe battle-gear beetle-shell bloody-sword bone-gnawer boot-prints boots " +
    "bowman brain broadhead-arrow broadsword bugle-call candle-flame candle-light cannon castle checked-shield " +
    "cloak-dagger cog compass conversation cowled cracked-shield crenulated-shield crested-helmet crossed-axes " +
    "crossed-bones crossed-sabres crossed-swords crosshair-arrow crown crowned-skull crumbling-ball crystal-ball " +
    "crystal-cluster crystal-growth crystal-shine cursed-star cut-diamond daggers dervish-swords desert-skull despair " +
    "dew dodging dragon-breath dragon-head dragon-spiral earth-crack edged-shield envelope evil-bat evil-book " +
    "evil-tree explosion-rays eyeball feather feathered-wing fire-axe fire-bomb fire-ring fireball " +
    "flying-flag fox-head frog gears gem-pendant ghost gooey-molecule grab heavy-arrow heavy-helm hidden high-shot " +
    "holy-symbol hood horned-helm horse-head hunting-horn ice-spear jeweled-chalice king lantern-flame laurel-crown " +
    "lightning-bow lion locked-chest magic-swirl magnifying-glass meat mining mirror-mirror muscle-up mushroom-gills " +
    "ninja-mask oak open-book owl peaks pine-tree pocket-bow pointy-hat poison-bottle poison-gas prayer queen-crown " +
    "radar-sweep relic-blade return-arrow ringing-bell rock run rune-sword saber-slash sabers-choc sands-of-time scales " +
    "scarab-beetle screaming scroll-unfurled shield-echoes shiny-purse skull-crack skull-in-jar slap sleepy small-fire " +
    "snake snowflake-1 spark-spirit sparkling-sabre spear-hook spears spectre spider-web spiked-mace " +
    "sprint spyglass stone-spear stone-tower sun sunbeams swap-bag sword-clash swords-emblem target-arrows " +
    "telepathy teleport terror third-eye thorny-vine thrown-spear tied-scroll tombstone treasure-map triple-scratches " +
    "trophy twirly-flower uncertainty unlit-bomb visored-helm voodoo-doll walking-boot waves wax-seal wheat wildfires " +
    "wind-hole winged-arrow winged-shield winged-sword wizard-staff wolf-head wolf-trap wooden-fence worm-mouth " +
    "wrecking-ball wyvern",
  Delapouite:
    "ancient-ruins anticlockwise-rotation archer armor-upgrade bandit barbarian barn barracks bear-head biceps " +
    "binoculars black-knight-helm bow-arrow bracer brick-wall broken-wall burning-forest camel captain-hat-profile " +
    "card-exchange cavalry cave-entrance centurion-helmet chest clockwise-rotation closed-barbute coins cross-shield " +
    "crypt-entrance cube desert dice-six-faces-five dice-six-faces-four dice-six-faces-one dice-six-faces-six " +
    "dice-six-faces-three dice-six-faces-two dragon-orb drum dungeon-gate dwarf-face eagle-head elf-ear " +
    "empty-chessboard enrage eye-target falling-rocks family-tree flag-objective flail floating-ghost forest " +
    "forest-camp furnace giant goblin-head golem-head grain-bundle granary graveyard greek-temple griffin-symbol " +
    "hamburger-menu harbor-dock healing health-potion heart-shield hole horseshoe huts-village jester-hat jewel-crown " +
    "knight-banner light-helm love-mystery medieval-gate megaphone mine-wagon miner mountain-cave mushrooms " +
    "mushrooms-cluster nest-eggs night-sleep night-vision ogre old-wagon open-gate overlord-helm pay-money person " +
    "perspective-dice-six pikeman pitchfork plain-circle pope-crown powder-bag prayer-beads public-speaker quiver rat " +
    "river road robber robin-hood-hat rock-golem rolling-dices roman-shield rule-book rusty-sword saddle " +
    "samurai-helmet scroll-quill shaking-hands shambling-zombie sharp-axe shield-bash siege-tower skull-staff " +
    "sliced-bread slime spartan-helmet spear-feather spiked-dragon-head spiked-shield stable stakes-fence " +
    "star-formation stone-bridge stone-pile stone-wall sun-spear switch-weapon sword-brandish templar-shield " +
    "three-friends token tower-flag trebuchet tribal-pendant trident-shield two-coins two-handed-sword unicorn " +
    "vampire-dracula vertical-banner viking-head viking-helmet village war-axe warhammer watchtower winged-scepter " +
    "wizard-face woman-elf-face wood-stick wooden-crate",
  Skoll:
    "bracers breaking-chain bullseye chess-knight fangs gladius hearts inverted-dice-1 mounted-knight " +
    "open-treasure-chest raise-zombie skeleton spiked-ball talk troll",
  "Caro Asercion":
    "boar cloaked-figure-on-horseback goblin medieval-village-01 treehouse warlord-helmet",
  Sbed:
    "cancel death-skull duel helmet lava shield trample water-drop",
  "Kier Heyl":
    "dwarf-helmet dwarf-king elf-helmet",
  "Carl Olsen":
    "crossbow flame spider-alt",
  HeavenlyDog:
    "catapult defensive-wall",
  "Pepijn Poolman":
    "elven-castle",
  Cathelineau:
    "swordman swordwoman",
  DarkZaitzev:
    "hooded-assassin robber-hand",
  Quoting:
    "card-play",
  Lucas:
    "cloak",
  Willdabeast:
    "round-shield",
  Faithtoken:
    "minerals",
};
