"use client";
import { createContext } from "react";
import type { ToastActions } from "./toast.types.ts";

export const ToastContext = createContext<ToastActions | undefined>(undefined);
