import ReadingIcon from '@mui/icons-material/AutoStoriesOutlined';
import CharacterIcon from '@mui/icons-material/DiamondOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import FellowshipIcon from '@mui/icons-material/Groups2Outlined';
import StreakIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import MissionIcon from '@mui/icons-material/PublicOutlined';
import PrayerIcon from '@mui/icons-material/SelfImprovementOutlined';
import ServiceIcon from '@mui/icons-material/VolunteerActivismOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';

const icons = {
  streak: StreakIcon,
  devotionals: DevotionalIcon,
  'Vida Devocional': DevotionalIcon,
  'Leitura Bíblica': ReadingIcon,
  'Relacionamento e Comunhão': FellowshipIcon,
  'Oração e Jejum': PrayerIcon,
  'Missão e Evangelismo': MissionIcon,
  'Serviço e Generosidade': ServiceIcon,
  'Caráter e Valores': CharacterIcon,
};

const isKnown = (category: string): category is keyof typeof icons =>
  Object.hasOwn(icons, category);

/** The picture of a category; a flag for any other. */
export function ChallengeIcon({ category }: { category: string }) {
  const Icon = isKnown(category) ? icons[category] : FlagIcon;
  return <Icon aria-hidden />;
}
