import type { LocalisedQuestion } from '@/lib/checks/localise';
import { answerLabel } from '@/lib/checks/questions';
import { paramOf } from '@/lib/checks/schema';
