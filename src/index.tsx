import './app/base.css';
import './app/typeface.css';
import { start } from './app/boot/start';

const container = document.getElementById('root');
if (container) void start(container);
