/** Who drew the icons that the page and the games use (game-icons.net, CC BY 3.0). A test holds it complete. */
export const ICON_AUTHORS: Readonly<Record<string, string>> = {
  Lorc:
    "android-mask anvil archery-target arrow-flights axe-swing battle-axe bone-gnawer boot-prints bowman broadsword " +
    "candle-flame cannon castle checked-shield cloak-dagger cog crossed-bones crossed-sabres crossed-swords crown crowned-skull " +
    "crystal-growth crystal-shine dew dragon-head evil-bat evil-book evil-tree explosion-rays eyeball fireball fox-head " +
    "gears ghost high-shot hood horse-head ice-spear laurel-crown lightning-bow ninja-mask open-book peaks pine-tree " +
    "pocket-bow pointy-hat poison-gas prayer return-arrow rune-sword sands-of-time scales scroll-unfurled skull-in-jar " +
    "spark-spirit spears spider-web stone-spear stone-tower sun swap-bag third-eye thorny-vine tombstone twirly-flower uncertainty " +
    "visored-helm wheat wizard-staff wolf-trap wooden-fence",
  Delapouite:
    "anticlockwise-rotation archer armor-upgrade barn barracks black-knight-helm bow-arrow cavalry cave-entrance chest " +
    "clockwise-rotation cross-shield crypt-entrance desert dungeon-gate elf-ear enrage flail forest furnace graveyard " +
    "hamburger-menu harbor-dock health-potion hole horseshoe huts-village knight-banner medieval-gate megaphone mine-wagon " +
    "miner nest-eggs person perspective-dice-six pikeman robber rock-golem sharp-axe siege-tower spiked-dragon-head stable " +
    "star-formation stone-pile stone-wall sword-brandish three-friends token tower-flag trebuchet two-coins unicorn " +
    "vampire-dracula vertical-banner village woman-elf-face wooden-crate",
  Skoll:
    "breaking-chain fangs gladius hearts mounted-knight open-treasure-chest raise-zombie skeleton talk troll",
  "Caro Asercion":
    "boar cloaked-figure-on-horseback medieval-village-01 treehouse",
  Sbed:
    "cancel shield",
  "Kier Heyl":
    "dwarf-helmet elf-helmet",
  "Carl Olsen":
    "crossbow spider-alt",
  HeavenlyDog:
    "catapult",
  "Pepijn Poolman":
    "elven-castle",
  Cathelineau:
    "swordman",
};
