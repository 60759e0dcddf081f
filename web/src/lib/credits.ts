/** Who drew the icons that the page and the games use (game-icons.net, CC BY 3.0). A test holds it complete. */
export const ICON_AUTHORS: Readonly<Record<string, string>> = {
  Lorc:
    "android-mask angel-wings anvil archery-target arrow-flights axe-swing battle-axe bloody-sword bone-gnawer " +
    "boot-prints bowman broadsword bugle-call candle-flame cannon castle checked-shield cloak-dagger cog conversation " +
    "crossed-bones crossed-sabres crossed-swords crown crowned-skull crystal-ball crystal-growth crystal-shine " +
    "cursed-star daggers dew dragon-head envelope evil-bat evil-book evil-tree explosion-rays eyeball feather fireball " +
    "flying-flag fox-head gears gem-pendant ghost high-shot holy-symbol hood horse-head ice-spear laurel-crown " +
    "lightning-bow lion mining mirror-mirror muscle-up ninja-mask oak open-book owl peaks pine-tree pocket-bow " +
    "pointy-hat poison-gas prayer queen-crown return-arrow ringing-bell rune-sword sands-of-time scales " +
    "scroll-unfurled skull-in-jar small-fire snowflake-1 spark-spirit spears spider-web sprint stone-spear stone-tower " +
    "sun swap-bag teleport third-eye thorny-vine tombstone trophy twirly-flower uncertainty unlit-bomb visored-helm " +
    "voodoo-doll waves wheat winged-arrow winged-shield winged-sword wizard-staff wolf-head wolf-trap wooden-fence " +
    "wyvern",
  Delapouite:
    "ancient-ruins anticlockwise-rotation archer armor-upgrade bandit barbarian barn barracks bear-head " +
    "black-knight-helm bow-arrow bracer cavalry cave-entrance chest clockwise-rotation coins cross-shield " +
    "crypt-entrance desert dungeon-gate elf-ear enrage family-tree flail forest furnace graveyard greek-temple " +
    "griffin-symbol hamburger-menu harbor-dock healing health-potion hole horseshoe huts-village jester-hat " +
    "knight-banner love-mystery medieval-gate megaphone mine-wagon miner nest-eggs overlord-helm person " +
    "perspective-dice-six pikeman pope-crown powder-bag prayer-beads public-speaker road robber rock-golem " +
    "rolling-dices roman-shield rule-book saddle shaking-hands sharp-axe siege-tower skull-staff spartan-helmet " +
    "spiked-dragon-head stable star-formation stone-pile stone-wall sword-brandish templar-shield three-friends token " +
    "tower-flag trebuchet tribal-pendant two-coins unicorn vampire-dracula vertical-banner viking-helmet village " +
    "warhammer watchtower winged-scepter wizard-face woman-elf-face wooden-crate",
  Skoll:
    "bracers breaking-chain bullseye fangs gladius hearts mounted-knight open-treasure-chest raise-zombie skeleton " +
    "talk troll",
  "Caro Asercion":
    "boar cloaked-figure-on-horseback medieval-village-01 treehouse",
  Sbed:
    "cancel death-skull duel shield",
  "Kier Heyl":
    "dwarf-helmet dwarf-king elf-helmet",
  "Carl Olsen":
    "crossbow flame spider-alt",
  HeavenlyDog:
    "catapult",
  "Pepijn Poolman":
    "elven-castle",
  Cathelineau:
    "swordman",
};
